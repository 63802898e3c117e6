import { beforeAll, expect, test } from 'vitest';
import { guides } from '../../../../sandbox/demo/content/read-guides.ts';
import { makeSources } from '../../../../sandbox/demo/media/sources.ts';
import { withFigures } from '../../../../sandbox/demo/texts/figures.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { rows, seeded } from './seeded.ts';

let store: Store;
beforeAll(() => {
  store = seeded();
}, 240_000);

test('every post and guide has pictures, and all of them exist', async () => {
  const find = makeSources(store);
  const posts = rows<{ name: string; text: string }>(
    store,
    'SELECT path AS name, html AS text FROM blog_post WHERE is_published = 1',
  );
  const written = guides.filter(({ type }) => type === 'buyingGuide');
  const texts = [...posts, ...written.map(({ id, fields }) => ({ name: id, text: String(fields['body']) }))];
  expect(texts.length).toBeGreaterThanOrEqual(40);
  for (const { name, text } of texts) {
    const keys = [...text.matchAll(/\/media\/960w\/([^"]+)/g)].map(([, key]) => key ?? '');
    if (name !== '/blog/reading-was-prices/') expect(keys, name).not.toEqual([]);
    for (const key of keys) expect(await find(key), key).toBeDefined();
  }
});

test.each([
  [
    '![A door](product/A-1/open) ![A dial](product/A-1/detail "Both.")',
    '<figure><img src="/media/960w/product/A-1/open" alt="A door" width="960" height="960"><img src="/media/960w/product/A-1/detail" alt="A dial" width="960" height="960"><figcaption>Both.</figcaption></figure>',
  ],
  [
    'Before.\n\n![A kitchen](scene/kitchen)\n\nAfter.',
    'Before.\n\n<figure><img src="/media/960w/scene/kitchen" alt="A kitchen" width="960" height="533"></figure>\n\nAfter.',
  ],
  ['See ![this](scene/kitchen) in a line.', 'See ![this](scene/kitchen) in a line.'],
])('a picture in Markdown becomes a figure if it stands alone: %s', (markdown, figures) => {
  expect(withFigures(markdown)).toBe(figures);
});
