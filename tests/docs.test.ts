import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { POLICIES } from '@/lib/platform/upstreams/resilience/policy';

const PAGES = globSync('{README,CONTRIBUTING,SECURITY,CHANGELOG,sandbox/*,docs/**/*}.md').toSorted();

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** A block between fences, or a run in backticks. */
const CODE = /```[\s\S]*?```|`((?:[^`\n]|\n(?!\n))+)`/g;
const OWN_PATH = /^(?:app|components|docs|e2e|lib|sandbox|scripts|styles|tests)\/[^\s…<>]*$/;

/** What the editor of a page has to mend, a sentence each. */
function faultsOf(page: string, text: string): string[] {
  const dead = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !leads(page, target))
    .map((target) => `${page} links to ${target}, which leads nowhere`);
  const gone = [...text.matchAll(CODE)]
    .flatMap(([all, inline]) => (inline ?? all).split(/\s+/))
    .map((word) => word.replace(/[,;:]$/, ''))
    .filter((word) => OWN_PATH.test(word) && !exists(word))
    .map((path) => `${page} names ${path}, which is not there`);
  return [...dead, ...gone];
}

/** Whether a link stands on a file, and on a heading of it where it names one. */
function leads(page: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(file)) return false;
  return heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading);
}

/** The headings of a page as links name them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Of `{a,b}` every one has to be there, of `*` one. Brackets are names of routes. */
const exists = (path: string): boolean => {
  const [all, choices = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  if (all) return choices.split(',').every((choice) => exists(path.replace(all, choice)));
  return path.includes('*') ? globSync(path.replaceAll('[', '[[]')).length > 0 : existsSync(path);
};

test.each(PAGES)('%s names only existing files and headings', (page) => {
  expect(faultsOf(page, readFileSync(page, 'utf8'))).toEqual([]);
});

test.each(PAGES)(
  '%s has no semicolons in Mermaid diagrams, where they would end a statement within a label',
  (page) => {
    const drawings = readFileSync(page, 'utf8').match(/```mermaid[\s\S]*?```/g) ?? [];
    expect(drawings.filter((drawing) => drawing.includes(';'))).toEqual([]);
  },
);

test('missing files and headings are found', () => {
  const text =
    '[a](no.md) [b](#no) [c](../README.md#run-it) `lib/no.ts` `lib/{basket,no}/rules.ts` `lib/no*` ```\nx tests/no\n```';
  expect(faultsOf('docs/extend.md', text)).toEqual([
    'docs/extend.md links to no.md, which leads nowhere',
    'docs/extend.md links to #no, which leads nowhere',
    'docs/extend.md names lib/no.ts, which is not there',
    'docs/extend.md names lib/{basket,no}/rules.ts, which is not there',
    'docs/extend.md names lib/no*, which is not there',
    'docs/extend.md names tests/no, which is not there',
  ]);
});

test('the index of decisions names every decision', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const pages = globSync('docs/decisions/[0-9]*.md').map((file) => basename(file));
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

test('the page about the wire names every file of GraphQL documents, and every namespace that they read', () => {
  const page = readFileSync('docs/wire-compatibility.md', 'utf8');
  const [, table = ''] = page.split(/^## /m);
  const named = [...table.matchAll(/`(lib\/[^`*]*documents\.ts)`/g)].flatMap(([, path = '']) =>
    globSync(path),
  );
  const sent = globSync('lib/**/*documents.ts')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('graphql('));
  expect(named.toSorted()).toEqual(sent.map(({ file }) => file).toSorted());
  const spaces = sent.flatMap(({ text }) =>
    [...text.matchAll(/namespace: "([^"]+)"/g)].map(([, name]) => name),
  );
  expect(spaces.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('the README has at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
});

test('the specification names only existing test titles', () => {
  const named = [
    ...readFileSync('docs/specification.md', 'utf8').matchAll(/`((?:tests|e2e)\/[^`]+)`: “([^”]+)”/g),
  ];
  const gone = named.filter(([, file = '', title = '']) => !readFileSync(file, 'utf8').includes(title));
  expect(gone.map(([all]) => all)).toEqual([]);
  expect(named).not.toHaveLength(0);
});

test('the architecture page has the policy of every upstream', () => {
  const figure = (ms: number) => String(ms).replace(/\B(?=\d{3}$)/, ' ');
  const rows = Object.values(POLICIES).map((policy) => {
    const { name, perTry, deadline, concurrency, breaker, leastCalls, openFor } = policy;
    const shared = `the same breaker as \`${breaker}\``;
    const own = `${leastCalls} ${leastCalls === 1 ? 'call' : 'calls'}, ${figure(openFor)}`;
    return [`\`${name}\``, figure(perTry), figure(deadline), concurrency, breaker === name ? own : shared];
  });
  const told = readFileSync('docs/architecture.md', 'utf8').replaceAll(/ +/g, ' ');
  expect(rows.map((row) => `| ${row.join(' | ')} |`).filter((row) => !told.includes(row))).toEqual([]);
});
