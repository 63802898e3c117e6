import { kindsWith } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { KIND_WORDS } from './data/kind-words';

const KINDS = kindsWith(() => true).map((kind) => ({ kind, name: kind.toLowerCase() }));

/** The kind of this very name, else those that it is the family of: every oven for `oven`. */
function named(name: string): Kind[] {
  const same = KINDS.filter((entry) => entry.name === name);
  const all = same.length > 0 ? same : KINDS.filter((entry) => entry.name.endsWith(` ${name}`));
  return all.map(({ kind }) => kind);
}

/** By as many of the last words as name something: `tall larder fridges` are fridges. */
function kindsOf(name: string): Kind[] {
  const words = name.trim().toLowerCase().replace(/s$/, '').split(' ');
  const tails = words.map((_, at) => named(words.slice(at).join(' ')));
  return tails.find((kinds) => kinds.length > 0) ?? [];
}

/** What else a category is called: what all of its kinds are called, for each of what its name joins by an `&`. */
export const placeWords = (name: string): string[] =>
  name.split('&').flatMap((part) => {
    const [first = [], ...others] = kindsOf(part).map((kind) => KIND_WORDS[kind]);
    return first.filter((word) => others.every((words) => words.includes(word)));
  });
