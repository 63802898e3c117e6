const WISH = /^[a-z][a-z-]{0,29}$/;
const PEOPLE = /^[1-5]-people$/;
const MOST_WISHES = 12;

/**
 * Returns the priorities of a household in a listing's address: `2-people`, `quiet`. They are sorted, so that the same
 * priorities have the same address. Invalid ones are left out; of several household sizes, the last counts.
 */
export function readWishes(words: readonly string[]): string[] {
  const people = words.findLast((word) => PEOPLE.test(word));
  const named = [...new Set(words)].filter((word) => WISH.test(word)).toSorted();
  return [...(people ? [people] : []), ...named].slice(0, MOST_WISHES);
}

/** Returns the size of a household; null if it is not given. */
export function peopleOf(wishes: readonly string[]): number | null {
  const people = wishes.find((word) => PEOPLE.test(word));
  return people === undefined ? null : Number(people[0]);
}
