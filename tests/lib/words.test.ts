import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { textsOf } from '../support/texts';

const READ_BY_SHOPPERS = '{app,components,lib,sandbox/demo/{content,seed}}/**/*.{ts,tsx,md}';
/** What answers machines, is generated, or is what people type. */
const READ_BY_NOBODY =
  /node_modules|\.generated\.|documents\.ts$|^lib\/(?:platform|gateway|search\/data)\/|^app\/api\/|common-passwords|\/search-words\./;

/** GraphQL, SQL, styles, HTML's attributes, selectors: no sentences. */
const NO_PROSE =
  /^(?:query|mutation|fragment|SELECT|INSERT|UPDATE|DELETE|CREATE)\b|^[\w-]+:[^ ]|;(?:color|font|padding)|^<[a-z]+ [a-z]+="/;

/** What a page of the glossary refuses: the terms in backticks in the column _not_ of its tables. */
const refusedIn = (glossary: string): string[] =>
  [...glossary.matchAll(/^\|[^|]+\|([^|]+)\|/gm)].flatMap(([, not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term),
  );

const REFUSED = refusedIn(readFileSync('docs/glossary.md', 'utf8'));
const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whole words, and none that are part of an address. */
const TERM = new RegExp(`(?<![\\w/-])(?:${REFUSED.map(escaped).join('|')})(?![\\w/-])`, 'i');

const LEAKS: readonly [what: string, leak: RegExp][] = [
  ['a value stands for a sentence', /[a-z]: (?:None|Yes|No|True|False)[.,;]?(?:$|<)/],
  ['a value of code', /\b(?:undefined|NaN|null)\b[.,]?$/],
  ['the name of a field', /\b[a-z]+(?:Mm|Kg|Ms|Id|Cents|Pence)\b(?!})/],
  ['a constant’s name', /\b[A-Z]{2,}_[A-Z_]{2,}\b/],
  ['facts that are told as a list', /\b(?:Assumed|does not state): [A-Z]/],
  ['a unit twice', /\b(mm|cm|kg|dB|kWh) \1\b/],
];

/** Texts that may say what others may not: where, a part of them, and why. */
const ALLOWED: readonly [path: string, part: string, why: string][] = [
  ['sandbox/demo/seed/data/pages/device.ts', 'multibuy', 'the page of cookies gives their names'],
  ['sandbox/demo/content/data/search-words.ts', 'special offer', 'what shoppers type'],
  ['lib/customer/record-requests.ts', 'Give the reference to a cart', 'answers the shop’s own scripts'],
  ['lib/orders/record/statuses.ts', 'Awaiting Shipment', 'the platform’s name of a status'],
  ['sandbox/demo/seed/customers/data/history.ts', 'Awaiting Shipment', 'the platform’s name of a status'],
  ['sandbox/demo/seed/customers/chosen-day.ts', 'Awaiting Shipment', 'the platform’s name of a status'],
];

/** What is wrong with a text, if anything. */
function faultOf(path: string, text: string): string | null {
  if (!text.includes(' ') || NO_PROSE.test(text)) return null;
  if (ALLOWED.some(([where, part]) => path.startsWith(where) && text.includes(part))) return null;
  const term = TERM.exec(text)?.[0];
  if (term) return `“${term}” is refused by docs/glossary.md`;
  return LEAKS.find(([, leak]) => leak.test(text))?.[0] ?? null;
}

const faultsOf = (path: string, source?: string): string[] =>
  textsOf(path, source).flatMap((text) => {
    const fault = faultOf(path, text);
    return fault ? [`${path}: ${fault}: ${text}`] : [];
  });

it('texts for shoppers use the words of the glossary, and reveal no names or values of the data', () => {
  const paths = globSync(READ_BY_SHOPPERS).filter((path) => !READ_BY_NOBODY.test(path));
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths.flatMap((path) => faultsOf(path))).toEqual([]);
});

test.each(ALLOWED)('%s still says “%s”: %s', (where, part) => {
  const paths = globSync(READ_BY_SHOPPERS).filter((path) => path.startsWith(where));
  expect(paths.some((path) => textsOf(path).some((text) => text.includes(part)))).toBe(true);
});

test.each([
  ['a banned word', '<p>Put it in your cart now</p>'],
  ['a banned turn', '<p>Measure it: the least counts.</p>'],
  ['a value', '<p>It keeps warm: None.</p>'],
  ['a field', '<p>The widthMm is missing</p>'],
  ['a list of facts', '<p>The maker does not state: Hose rear.</p>'],
  ['a unit twice', '<p>It is 600 mm mm wide</p>'],
])('a text is refused for %s', (_, drawn) => {
  expect(faultsOf('components/x.tsx', `const text = ${drawn};`)).toHaveLength(1);
});

test.each([
  ['an address', '<p>Look at /cart and at /multibuy-list</p>'],
  ['a word in a word', '<p>The carton is recycled</p>'],
  ['what is imported', 'import x from "a cart"'],
])('a text is not refused for %s', (_, drawn) =>
  expect(faultsOf('components/x.tsx', drawn.startsWith('<') ? `const text = ${drawn};` : drawn)).toEqual([]),
);
