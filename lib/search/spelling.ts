/** Letters put in, left out, changed or swapped with their neighbour; more than `most` are not counted to the end. */
function mistakes(typed: string, known: string, most: number): number {
  if (Math.abs(typed.length - known.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: known.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= known.length; j++) {
      const changed = (last[j - 1] ?? 0) + (typed[i - 1] === known[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        least = Math.min(least, (before[j - 2] ?? most) + 1);
      row[j] = least;
    }
    before = last;
    last = row;
  }
  return last[known.length] ?? most + 1;
}

/** The words of a text, in lower case and without accents. */
export function wordsIn(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return plain.match(/(?:\p{N}+[.,/](?=\p{N}))*[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two words are one, but for the number of a noun. */
export const isSameWord = (a: string, b: string): boolean => a === b || `${a}s` === b || a === `${b}s`;

/**
 * A word as it should be written: itself when it is known or too short to tell, else the known one that is least
 * away from it. The first letter is taken to be right, and so is every number.
 */
function corrected(word: string, known: ReadonlySet<string>): string {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0 || /\d/.test(word) || [...known].some((one) => isSameWord(one, word))) return word;
  let best = word;
  let least = most + 1;
  for (const one of known) {
    if (one.charAt(0) !== word.charAt(0)) continue;
    const count = mistakes(word, one, most);
    if (count < least) [best, least] = [one, count];
  }
  return best;
}

/** A question with its words as they should be written; the same words when nothing is wrong with them. */
export function correctedWords(words: readonly string[], known: ReadonlySet<string>): string[] {
  return words.map((word) => {
    const whole = corrected(word, known);
    if (whole !== word || known.has(word)) return whole;
    return split(word, known) ?? word;
  });
}

/** "tumbledryer": two known words without the blank between them. */
function split(word: string, known: ReadonlySet<string>): string | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (known.has(left) && known.has(right)) return `${left} ${right}`;
  }
  return null;
}
