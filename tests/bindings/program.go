package main

import (
	"fmt"

	"example/comfort"
)

func vector(data ...float32) comfort.Array[float32] {
	return comfort.Array[float32]{Data: data, Shape: []int{len(data)}}
}

func failure(call func()) (message string) {
	defer func() { message = fmt.Sprint(recover()) }()
	call()
	return
}

func main() {
	doubled := comfort.Doubled(vector(1, 2, 3))
	own := vector(7, 8)
	same := comfort.Maybe(false, own)
	fresh := comfort.Maybe(true, own)
	first, n, second := comfort.Twice(5)
	equal := len(first.Data) == len(second.Data)
	matrix := comfort.Array[float32]{Data: []float32{1, 2, 3, 4, 5, 6}, Shape: []int{2, 3}}
	fmt.Print(doubled.Data, " ", same.Data, " ", fresh.Shape, " ", n, " ", equal, " ")
	fmt.Print(comfort.At(matrix, 1, 2), " ", comfort.Sum(matrix), " ", comfort.Blend(2.5, 4), " ")
	matrix.Shape = []int{3, 2}
	fmt.Println(failure(func() { comfort.Sum(matrix) })[:6])
}
