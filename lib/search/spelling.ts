/** Letters put in, left out, changed or swapped with their neighbour; more than `most` are not counted to the end. */
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
function corrected(word: string, dictionary: ReadonlySet<string>): string {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0 || /\d/.test(word) || [...dictionary].some((one) => isSameWord(one, word))) return word;
  let best = word;
  let least = most + 1;
  for (const one of dictionary) {
    if (one.charAt(0) !== word.charAt(0)) continue;
    const count = mistakes(word, one, most);
    if (count < least) [best, least] = [one, count];
  }
  return best;
}

/** A question with its words as they should be written; the same words when nothing is wrong with them. */
export function correctedWords(words: readonly string[], dictionary: ReadonlySet<string>): string[] {
  return words.map((word) => {
    const whole = corrected(word, dictionary);
    if (whole !== word || dictionary.has(word)) return whole;
    return split(word, dictionary) ?? word;
  });
}

/** "tumbledryer": two known words without the blank between them. */
function split(word: string, dictionary: ReadonlySet<string>): string | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (dictionary.has(left) && dictionary.has(right)) return `${left} ${right}`;
  }
  return null;
}
