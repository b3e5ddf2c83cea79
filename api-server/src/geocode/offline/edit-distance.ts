/**
 * Optimal string alignment distance, which counts a swap of neighbours as one edit; `limit + 1` as soon as it
 * exceeds the limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const distance = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(twoAbove, column - 2) + 1 : Infinity,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    twoAbove = above;
    above = current;
  }
  return at(above, other.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] ?? Infinity;
}
