import { expect, test } from 'vitest';
import { all } from '../../../sandbox/store/rows.ts';
import { PRODUCTS, rowsOf } from '../catalogue.ts';
import { openSandbox } from '../fixture.ts';
import { ADD_REVIEW, CONTACT } from './enquiry-documents.ts';
import { mutate } from './two-customers.ts';

const kept = (sandbox: Awaited<ReturnType<typeof openSandbox>>): string[] =>
  all<{ form: string }>(sandbox.store, 'SELECT form FROM form_submission ORDER BY id').map(
    ({ form }) => form,
  );

test('a message to the shop is kept, and a refused one names the fields that are wrong', async () => {
  await using sandbox = await openSandbox();
  const send = async (data: object) => {
    const { data: answer, errors } = await sandbox.graphql<{
      submitContactUs: { errors: { path: string[] }[] };
    }>(CONTACT, { input: { pageEntityId: 3, data } });
    expect(errors).toEqual([]);
    return answer?.submitContactUs.errors;
  };
  expect(await send({ email: 'pat@example.org', comments: 'Where is it?', orderNumber: '1' })).toEqual([]);
  expect(await send({ email: 'pat', comments: ' ' })).toMatchObject([
    { path: ['input', 'data', 'email'] },
    { path: ['input', 'data', 'comments'] },
  ]);
  expect(kept(sandbox)).toEqual(['contact']);
});

test('a review stays pending until it is moderated, and each reviewer has one per product', async () => {
  await using sandbox = await openSandbox();
  const review = { author: 'Pat', title: 'Good', text: 'Quiet.', rating: 5, email: 'pat@example.org' };
  const send = async (change: object = {}, productEntityId: number = PRODUCTS.washer) =>
    (await mutate(sandbox, ADD_REVIEW, { productEntityId, review: { ...review, ...change } })).errors;
  expect(await send()).toEqual([]);
  expect(await send()).toMatchObject([{ __typename: 'CustomerAlreadyReviewedProductError' }]);
  expect(await send({ rating: 6, title: '', email: 'x@example.org' })).toMatchObject([
    { __typename: 'InvalidInputFieldsError', fields: ['title', 'rating'] },
  ]);
  expect(await send({}, 999_999)).toMatchObject([{ __typename: 'ProductIdNotFoundError' }]);
  expect(rowsOf(sandbox.store, 'review').filter(({ status }) => status === 'pending')).toMatchObject([
    { ...review, product_id: PRODUCTS.washer },
  ]);
});
