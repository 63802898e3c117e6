import { expect, test } from 'vitest';
import { answerReview } from '../../../sandbox/catalogue/review-answers.ts';
import {
  forgetWrittenReviews,
  judgeReview,
  writeReview,
  writtenReviews,
} from '../../../sandbox/catalogue/reviews.ts';
import { isoDay } from '../../../sandbox/calendar.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { first } from '../../../sandbox/store/rows.ts';
import { PRODUCTS, rowsOf } from '../catalogue.ts';
import { openParts, openSandbox } from '../fixture.ts';
import { draft } from '../order-drafts.ts';

const { washer } = PRODUCTS;
const WORDS = { author: 'Pat', title: 'Good', text: 'Quiet.', rating: 3, email: 'pat@example.org' };

/** The sandbox's parts with one review that waits, and what the catalogue says of its product. */
function withReview() {
  const { parts, store, clock } = openParts();
  writeReview(store, washer, WORDS, clock.now);
  const [written] = writtenReviews(parts);
  const sums = () => first(store, 'SELECT rating_sum, rating_count FROM product WHERE id = ?', washer);
  return { parts, store, id: written?.id ?? 0, sums };
}

test('a review counts only while it is approved, and the shop is told of each change', () => {
  const { parts, store, id, sums } = withReview();
  judgeReview(parts, id, 'approved');
  expect(sums()).toEqual({ rating_sum: 12, rating_count: 3 });
  judgeReview(parts, id, 'disapproved');
  expect(sums()).toEqual({ rating_sum: 9, rating_count: 2 });
  expect(rowsOf(store, 'event')).toMatchObject(
    Array.from({ length: 2 }, () => ({ scope: 'store/product/updated' })),
  );
  expect(() => judgeReview(parts, 999_999, 'approved')).toThrow('no such review');
});

test('a review says whether its author bought the product here', () => {
  const { parts, store, id } = withReview();
  expect(writtenReviews(parts)).toMatchObject([{ id, status: 'pending', bought: 0 }]);
  const { consignments, ...order } = draft({ number: 1_000_000_008, customerId: 0 });
  const ofWasher = consignments.map((consignment) => ({
    ...consignment,
    lines: consignment.lines.map((line) => ({ ...line, productId: washer })),
  }));
  insertOrder(store, { ...order, consignments: ofWasher });
  expect(writtenReviews(parts)).toMatchObject([{ id, bought: 1 }]);
  judgeReview(parts, id, 'approved');
  const kept = first(
    store,
    `SELECT value FROM metafield WHERE namespace = 'reviews' AND key = ?`,
    String(id),
  );
  expect(kept).toEqual({ value: '{"verified":true}' });
});

test('a reply to an approved review is kept with its day, and can be replaced and deleted', () => {
  const { parts, store, id } = withReview();
  const kept = () =>
    first<{ value: string }>(
      store,
      `SELECT value FROM metafield WHERE namespace = 'reviews' AND key = ?`,
      String(id),
    );
  expect(() => answerReview(parts, id, 'Thank you.')).toThrow('approved review');
  judgeReview(parts, id, 'approved');
  answerReview(parts, id, ' Thank you. ');
  const repliedOn = isoDay(parts.clock());
  expect(JSON.parse(kept()?.value ?? '')).toEqual({ verified: false, reply: 'Thank you.', repliedOn });
  answerReview(parts, id, 'We swapped it.');
  expect(writtenReviews(parts)).toMatchObject([{ id, reply: 'We swapped it.' }]);
  expect(() => answerReview(parts, id, 'x'.repeat(2_001))).toThrow('at most 2,000');
  answerReview(parts, id, ' ');
  expect(kept()).toEqual({ value: '{"verified":false}' });
  // The platform raises no event of the product then.
  const told = (rowsOf(store, 'event') as { payload: string }[]).map(
    ({ payload }) => JSON.parse(payload) as object,
  );
  const answered = {
    metafield_id: expect.any(Number),
    resource_id: String(washer),
    resource_type: 'product',
  };
  expect(told.slice(0, 3)).toMatchObject([
    { scope: 'store/product/updated' },
    { scope: 'store/metafield/updated', data: answered },
    { scope: 'store/product/metafield/updated', data: answered },
  ]);
  expect(told).toHaveLength(7);
});

test('deleting visitors’ data deletes the reviews they wrote, and keeps the seeded ones', () => {
  const { parts, store, id, sums } = withReview();
  judgeReview(parts, id, 'approved');
  forgetWrittenReviews(parts);
  expect(writtenReviews(parts)).toEqual([]);
  expect(sums()).toEqual({ rating_sum: 9, rating_count: 2 });
  expect(rowsOf(store, 'review')).toHaveLength(2);
});

test('the storefront API shows approved reviews only, and the REST API shows all and approves them', async () => {
  await using sandbox = await openSandbox();
  writeReview(sandbox.store, washer, WORDS, sandbox.clock.now);
  const titles = async () => {
    const { data } = await sandbox.graphql<{
      site: { product: { reviews: { edges: { node: { title: string } }[] } } };
    }>(`{ site { product(entityId: ${washer}) { reviews(first: 5) { edges { node { title } } } } } }`);
    return data?.site.product.reviews.edges.map(({ node }) => node.title);
  };
  const before = await titles();
  const path = `/v3/catalog/products/${washer}/reviews`;
  const waiting = await sandbox.rest('GET', `${path}?status=0`);
  expect(waiting.body).toMatchObject({
    data: [{ status: 'pending', name: 'Pat', email: 'pat@example.org', product_id: washer }],
    meta: { pagination: { total: 1 } },
  });
  expect((await sandbox.rest('GET', path)).body).toMatchObject({ meta: { pagination: { total: 3 } } });
  const { data } = waiting.body as { data: { id: number }[] };
  const one = `${path}/${data[0]?.id}`;
  expect((await sandbox.rest('PUT', one, { status: 'good' })).status).toBe(422);
  expect((await sandbox.rest('PUT', one, { status: 'approved' })).body).toMatchObject({
    data: { status: 'approved' },
  });
  expect((await sandbox.rest('GET', one)).body).toMatchObject({ data: { status: 'approved' } });
  expect(await titles()).toEqual(['Good', ...(before ?? [])]);
  expect((await sandbox.rest('GET', `/v3/catalog/products/999999/reviews`)).status).toBe(404);
  expect((await sandbox.rest('PUT', `${path}/999999`, { status: 'approved' })).status).toBe(404);
});
