import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { readAddress } from '@/lib/product-documents/rules';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(400);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const idOf = (kind: string) =>
  Number(upstream.store.prepare('SELECT id FROM product WHERE kind = ? ORDER BY id').get(kind)?.['id']);

test('an appliance has its manual, information sheet and registration link', async () => {
  const { getProductDocuments } = await import('@/lib/product-documents/queries');
  const [washer, kettle, hose] = ['washing-machine', 'kettle', 'hose'].map(idOf) as [number, number, number];
  const documents = await getProductDocuments([washer, kettle, hose]);
  expect(Object.keys(documents).toSorted()).toEqual([washer, kettle].map(String).toSorted());
  expect(documents[washer]).toMatchObject({
    manual: expect.stringMatching(/\/makers\/manuals\/.+\.pdf$/),
    informationSheet: expect.stringMatching(/^\/information-sheet\//),
    register: { maker: expect.any(String), address: expect.stringMatching(/\/register$/) },
  });
  expect(documents[kettle]?.informationSheet).toBeNull();
});

describe('the address of a document', () => {
  it.each([
    ['https://maker.example/tw-914.pdf', 'https://maker.example/tw-914.pdf'],
    ['http://127.0.0.1:4000/makers/manuals/X.pdf', 'http://127.0.0.1:4000/makers/manuals/X.pdf'],
    ['http://maker.example/tw-914.pdf', null],
    ['javascript:alert(1)', null],
    ['/manuals/x.pdf', null],
    [undefined, null],
  ])('is accepted or refused: %s', (given, read) => expect(readAddress(given)).toBe(read));
});
