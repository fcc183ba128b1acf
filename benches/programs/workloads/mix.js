// Calls, arrays, objects, strings and regular expressions.
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

function sieve(limit) {
  var composite = [], count = 0;
  for (var i = 2; i <= limit; i++) {
    if (composite[i]) continue;
    count++;
    for (var j = i * i; j <= limit; j += i) composite[j] = true;
  }
  return count;
}

function words(count) {
  var seen = {}, text = [], kinds = 0;
  for (var i = 0; i < count; i++) {
    var word = "w" + i * 7919 % 509;
    seen[word] = (seen[word] || 0) + 1;
    text.push(word.toUpperCase());
  }
  for (var name in seen) kinds++;
  return kinds + " " + text.join(" ").replace(/W(\d)/g, "$1$1").length;
}

function sorted(count) {
  var numbers = [];
  for (var i = 0; i < count; i++) numbers.push(i * 7919 % 10007);
  numbers.sort(function (a, b) { return b - a; });
  return numbers[0] + " " + numbers[count - 1];
}

print(fib(29), sieve(400000), words(100000), sorted(40000));
