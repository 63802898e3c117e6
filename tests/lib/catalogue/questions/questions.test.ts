import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAnswered } from '@/lib/catalogue/questions/rules';
import { answerQuestion, askedQuestions } from '../../../../sandbox/catalogue/questions.ts';
import { readConfig } from '../../../../sandbox/config.ts';
import { demoStore } from '../../../../sandbox/demo/store.ts';
import { openProductSearch } from '../../../../sandbox/search/product-search.ts';
import { jar } from '../../../support/jar';
import { submit } from '../../../support/shopper';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../../support/jar'));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
  jar().clear();
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('a question from the page is answered in the sandbox and published without its author', async () => {
  const { POST: ask } = await import('@/app/api/question/route');
  const { deliverEnquiry } = await import('@/lib/enquiries/delivery-commands');
  const { getAnswered } = await import('@/lib/catalogue/questions/queries');
  const product = upstream.store
    .prepare(`SELECT id, sku, name, path FROM product WHERE kind = 'kettle' LIMIT 1`)
    .get()!;
  const asked = {
    email: 'zz-canary@example.test',
    question: 'Does it <b>click</b>?\n\nLoudly?',
    sku: String(product['sku']),
    productId: Number(product['id']),
    productName: String(product['name']),
    path: String(product['path']).replace(/\/$/, ''),
  };
  const taken = await submit(ask, { ...asked, productId: String(asked.productId) }, asked.path);
  expect(taken.status).toBe(303);
  // As the worker of the outbox hands it on.
  expect(await deliverEnquiry({ kind: 'question', fields: asked, reference: 'E-0123ABCD' })).toBe('done');

  const { store } = upstream;
  const parts = {
    store,
    search: openProductSearch(store),
    config: readConfig({}),
    demo: demoStore,
    clock: () => Date.UTC(2026, 10, 20, 12),
  };
  const [waiting] = askedQuestions(parts);
  expect(waiting).toMatchObject({ productName: product['name'], question: asked.question, answer: null });
  expect(await getAnswered(asked.productId)).toEqual([]);
  answerQuestion(parts, waiting!.id, 'It clicked.');
  answerQuestion(parts, waiting!.id, 'It clicks.');
  const answered = await getAnswered(asked.productId);
  expect(answered).toEqual([
    { id: String(waiting!.id), question: asked.question, answer: 'It clicks.', answeredOn: '2026-11-20' },
  ]);
  expect(
    JSON.stringify(store.prepare(`SELECT value FROM metafield WHERE namespace = 'questions'`).all()),
  ).not.toContain('canary');
  expect(() => answerQuestion(parts, waiting!.id, ' ')).toThrow('1 to 2,000');
  expect(() => answerQuestion(parts, 999, 'Yes')).toThrow('no such question');
});

test('invalid and unanswered questions are left out, and the latest answer is first', () => {
  const field = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
  const good = { question: 'Q', answer: 'A', answeredOn: '2026-10-01' };
  const fields = [
    field('1', good),
    field('2', { ...good, answeredOn: '2026-11-01' }),
    field('3', { ...good, answer: '' }),
    field('4', [good]),
    { key: '5', value: 'no JSON' },
    field('6', { ...good, answeredOn: 'yesterday' }),
  ];
  expect(readAnswered(fields).map(({ id }) => id)).toEqual(['2', '1']);
});
