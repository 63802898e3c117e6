import { kindsWith } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { KIND_WORDS } from './data/kind-words';

const KINDS = kindsWith(() => true).map((kind) => ({ kind, name: kind.toLowerCase() }));

/** The kind with this exact name, else all kinds whose name ends with it: every oven for `oven`. */
function named(name: string): Kind[] {
  const same = KINDS.filter((entry) => entry.name === name);
  const all = same.length > 0 ? same : KINDS.filter((entry) => entry.name.endsWith(` ${name}`));
  return all.map(({ kind }) => kind);
}

/** Kinds named by the last words of a name, as many of them as possible: `tall larder fridges` are fridges. */
function kindsOf(name: string): Kind[] {
  const words = name.trim().toLowerCase().replace(/s$/, '').split(' ');
  const tails = words.map((_, at) => named(words.slice(at).join(' ')));
  return tails.find((kinds) => kinds.length > 0) ?? [];
}

/**
 * Returns synonyms of a category: those that all of its kinds share. The parts of a name with `&` are looked up
 * separately.
 */
export const placeWords = (name: string): string[] =>
  name.split('&').flatMap((part) => {
    const [first = [], ...others] = kindsOf(part).map((kind) => KIND_WORDS[kind]);
    return first.filter((word) => others.every((words) => words.includes(word)));
  });
