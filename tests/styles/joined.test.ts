import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Names that a component replaces on purpose in the styles that it takes from elsewhere. */
const REPLACED = [
  'components/checkout/delivery/day-choice.tsx: row',
  'components/lists/multibuy/multibuy-line.tsx: quantity',
];

/** The classes that a CSS Module defines. */
function classesOf(path: string): string[] {
  const selectors = readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '');
}

/** Where a component's import of a CSS Module leads to. */
function importedAt(file: string, source: string, name: string): string {
  const [, from = ''] = new RegExp(`import ${name} from '([^']+)'`).exec(source) ?? [];
  return from.startsWith('@/') ? from.slice(2) : join(dirname(file), from);
}

test('a component’s own class does not silently replace one of the styles that it takes from elsewhere', () => {
  const lost = globSync('{app,components}/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, first, second] = /classes\(\{ \.\.\.(\w+), \.\.\.(\w+) \}\)/.exec(source) ?? [];
    if (!first || !second) return [];
    const used = [...source.matchAll(/\bc\(([^)]*)\)/g)].map(([, names]) => names).join(' ');
    const own = new Set(classesOf(importedAt(file, source, second)));
    return [...new Set(classesOf(importedAt(file, source, first)))]
      .filter((name) => own.has(name) && used.includes(`'${name}'`))
      .map((name) => `${file}: ${name}`);
  });
  expect(lost.toSorted()).toEqual(REPLACED);
});
