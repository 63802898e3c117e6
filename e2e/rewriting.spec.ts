import { readdirSync, readFileSync } from 'node:fs';
import { createJointStyles } from '../lib/platform/edge/document/joint-styles.ts';
import { rewrite } from '../lib/platform/edge/document/rewrite.ts';
import { expect, test } from './support/test';

const BUILT = '.next/server/app';
const { join } = createJointStyles('x'.repeat(32), async () => undefined);

/** `_global-error` has no layout. */
const isPage = (file: string) => file.endsWith('.html') && !file.includes('_global-error');

const built = () =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((file) => ({ file, ...rewrite(readFileSync(`${BUILT}/${file}`), join) }))
    // A page rendered for each request leaves an empty file.
    .filter(({ body }) => body.length > 0);

test('every rewriting step is applied to the prerendered pages', { tag: '@core' }, () => {
  const pages = built();
  expect(pages.length).toBeGreaterThan(20);
  for (const { file, body, changes } of pages) {
    expect.soft([file, changes.refused, changes.left]).toEqual([file, 0, 0]);
    for (const step of ['sheets', 'files', 'inline'] as const)
      expect.soft([file, step, changes[step] > 1]).toEqual([file, step, true]);
    expect.soft([file, /\$R[CRS]\(/.test(body.toString())]).toEqual([file, false]);
  }
  const withParts = pages.filter(({ changes }) => changes.parts > 0).map(({ file }) => file);
  for (const kind of ['index.html', 'place/laundry/all.html', 'p/OTTE-OD1442-WH.html'])
    expect(withParts).toContain(kind);
});

test('a page rendered per request is complete, and all its scripts are known', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of [
    '/washing-machines?capacity=9-kg',
    '/search-alg?q=oven',
    '/search?q=oven',
    '/checkout',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="stylesheet"[^>]*(?<!type="joint")\/>/g), path).toHaveLength(1);
    expect(html.match(/<script type="waiting" /g)?.length, path).toBeGreaterThan(5);
    expect(html, path).not.toMatch(/<template id="B:|<div hidden="" id="S:|\$RC\(/);
  }
  // A long prerendered list has streamed parts to put into place.
  await request.get('/laundry/all');
  const metrics = await (await request.get('/api/metrics')).text();
  expect(metrics).toMatch(/^document_changes_total\{change="parts"\} [1-9]/m);
  expect(metrics).toMatch(/^document_changes_total\{change="refused"\} 0$/m);
  expect(metrics).toMatch(/^document_changes_total\{change="left"\} 0$/m);
});
