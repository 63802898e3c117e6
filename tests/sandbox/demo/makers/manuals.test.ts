import { expect, test } from 'vitest';
import { FAMILIES, FAMILY_OF } from '../../../../sandbox/demo/makers/data/families.ts';
import { manualOf } from '../../../../sandbox/demo/makers/manual.ts';
import { KINDS } from '../../../../sandbox/demo/seed/kinds/registry.ts';
import { addFact } from '../../catalogue.ts';
import { openSandbox } from '../../fixture.ts';

test('a manual states the product’s own figures, and is a PDF found by SKU', async () => {
  await using sandbox = await openSandbox();
  addFact(sandbox.store, 1, 'Cable', '1.5 m');
  const { sku } = sandbox.store.prepare('SELECT sku FROM product WHERE id = 1').get() as { sku: string };
  const manual = manualOf(sandbox.store, sku);
  expect(manual).toMatchObject({ maker: 'Tarnside', model: 'TW-914' });
  expect(manual?.chapters).toContainEqual({ title: 'Figures', lines: ['Cable: 1.5 m'] });
  const answer = await sandbox.app.inject(`/makers/manuals/${sku}.pdf`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await sandbox.app.inject('/makers/manuals/SKU-0.pdf')).statusCode).toBe(404);
});

test('a maker’s registration page says that the maker is invented', async () => {
  await using sandbox = await openSandbox();
  const { path } = sandbox.store.prepare('SELECT path FROM brand LIMIT 1').get() as { path: string };
  const key = path.split('/')[2];
  expect((await sandbox.app.inject(`/makers/${key}/register`)).payload).toContain('is invented');
  expect((await sandbox.app.inject('/makers/nobody/register')).statusCode).toBe(404);
});

test('every manual belongs to a kind that is sold', () => {
  const kinds = new Set(Object.keys(KINDS));
  expect(Object.keys(FAMILY_OF).filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(new Set(Object.values(FAMILY_OF))).toEqual(new Set(Object.keys(FAMILIES)));
});
