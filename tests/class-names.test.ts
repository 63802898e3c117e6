import { expect, test } from 'vitest';
import { readSources, type Source } from './support/sources';

const namesIn = (css: string): string[] =>
  [...css.replaceAll(/url\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);

const modules = new Map(
  readSources('{app,components}/**/*.module.css').map(({ path, text }) => [path, namesIn(text)]),
);
const everywhere = new Set(readSources('styles/*.css').flatMap(({ text }) => namesIn(text)));

/** What `c(…)` of a component names, without what is only compared with. */
function named({ text }: Source): string[] {
  const calls = [...text.matchAll(/\bc\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, words = '']) => words);
  return calls.flatMap((words) =>
    [...words.replaceAll(/[!=]==\s*'[^']*'/g, '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
}

test('every class that a component names is defined in its style sheets', () => {
  let count = 0;
  const bare = readSources('{app,components}/**/*.tsx').flatMap((source) => {
    const own = new Set(source.imports.flatMap((target) => modules.get(target) ?? []));
    const names = named(source);
    count += names.length;
    return names
      .filter((name) => !own.has(name) && !everywhere.has(name))
      .map((name) => `${source.path}: .${name} is in none of its style sheets`);
  });
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
});
