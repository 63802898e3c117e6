/**
 * Returns the number of letters inserted, omitted, changed or swapped with their neighbour. Any result above `most`
 * only means that there are more.
 */
export function mistakes(typed: string, target: string, most: number): number {
  if (Math.abs(typed.length - target.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= target.length; j++) {
      const changed = (last[j - 1] ?? 0) + (typed[i - 1] === target[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1])
        least = Math.min(least, (before[j - 2] ?? most) + 1);
      row[j] = least;
    }
    before = last;
    last = row;
  }
  return last[target.length] ?? most + 1;
}
