/**
 * Returns the number of edits that turn one word into another: insertions, deletions, substitutions and transpositions
 * of neighbours (optimal string alignment). Returns `most + 1` as soon as there are more than `most`. With `isPrefix`,
 * the rest of `known` costs nothing.
 */
export function distance(typed: string, known: string, most: number, isPrefix: boolean): number {
  const rows = typed.length;
  const columns = isPrefix ? Math.min(known.length, rows + most) : known.length;
  if (Math.abs(rows - columns) > most && !(isPrefix && known.length > rows)) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, i) => i);
  for (let i = 1; i <= rows; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const same = typed[i - 1] === known[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return isPrefix ? Math.min(...last) : last[columns]!;
}
