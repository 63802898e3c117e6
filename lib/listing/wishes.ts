const WISH = /^[a-z][a-z-]{0,29}$/;
const PEOPLE = /^[1-5]-people$/;
const MOST_WISHES = 12;

/**
 * What matters to a household, as words of a list's address: `2-people`, `quiet`. In one order, so that the same wishes
 * are the same address; what cannot be one is left out, and of several numbers of people the last counts.
 */
export function readWishes(words: readonly string[]): string[] {
  const people = words.findLast((word) => PEOPLE.test(word));
  const named = [...new Set(words)].filter((word) => WISH.test(word)).toSorted();
  return [...(people ? [people] : []), ...named].slice(0, MOST_WISHES);
}

/** How many live in a household, of its words; null where they do not say. */
export function peopleOf(wishes: readonly string[]): number | null {
  const people = wishes.find((word) => PEOPLE.test(word));
  return people === undefined ? null : Number(people[0]);
}
