import { stemOf } from './words';

const SUFFIX = /(?:ation|ition|ment|ing|ed|er|ies|al|ly|y|e)$/;
const SHORTEST_ROOT = 3;

/** Returns the root that the forms of a word share: `installed` and `installation`. */
export function rootOf(word: string): string {
  let root = stemOf(word);
  for (let next = root; ; root = next) {
    next = root.replace(SUFFIX, '').replace(/([^aeiou])\1$/, '$1');
    if (next === root || next.length < SHORTEST_ROOT) return root;
  }
}
