import { expect, test } from 'vitest';
import { startUpstream } from '../../../support/upstream';

test('the draft of a page is found however many pages there are', async () => {
  await using upstream = await startUpstream(40);
  const add = upstream.store.prepare('INSERT INTO page (name, path, html) VALUES (?, ?, ?)');
  for (let page = 1; page <= 500; page += 1) add.run(`Page ${page}`, `/page-${page}/`, `<p>Text ${page}</p>`);
  const { getPageDraft } = await import('@/lib/catalogue/places/page-draft-queries');
  expect(await getPageDraft('/page-1')).toMatchObject({ name: 'Page 1', path: '/page-1' });
  expect(await getPageDraft('/page-500')).toMatchObject({ name: 'Page 500', html: '<p>Text 500</p>' });
  expect(await getPageDraft('/page-501')).toBeNull();
});
