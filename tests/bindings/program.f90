program main
  use comfort_mlir
  use, intrinsic :: iso_c_binding
  implicit none
  real(c_float), target :: x(3) = [1.0, 2.0, 3.0], matrix(3, 2)
  real(c_float), pointer :: y(:)
  type(memrefdescriptor_f32_1) :: array
  type(twice_results) :: both
  type(dot_results) :: several

  call doubled(array, memrefdescriptor_f32_1_of(x))
  call c_f_pointer(array%aligned, y, [array%sizes(1)])
  write (*, '(3f5.1, a)', advance='no') y, ' |'
  call mlir_free(array%allocated)

  matrix = reshape([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [3, 2])
  write (*, '(2f5.1, a)', advance='no') at(memrefdescriptor_f32_2_of(matrix), 1_c_int64_t, 2_c_int64_t), &
    sum(memrefdescriptor_f32_2_of(matrix)), ' |'

  call dot(several, [1.0_c_double, 2.0_c_double, 3.0_c_double, 4.0_c_double], 1.5, -2.0, .true._c_bool)
  write (*, '(2f5.1, l2, f5.1, a)', advance='no') several%r0, several%r2, several%r1(4), ' |'

  call twice(both, 5_c_int64_t)
  write (*, '(f5.1, i3)') blend(2.5, 4_c_int64_t), both%r1
  call mlir_free(both%r0%allocated)
end program main
