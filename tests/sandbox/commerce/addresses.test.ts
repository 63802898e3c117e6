import { expect, test } from 'vitest';
import { ADD_ADDRESS, ADDRESSES, DELETE_ADDRESS, UPDATE_ADDRESS } from './account-documents.ts';
import { mutate, openWithCustomers, PAT, SAM, signedIn } from './two-customers.ts';

const HOME = {
  firstName: 'Pat',
  lastName: 'Moss',
  address1: '1 High Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
};

test('a customer’s addresses are kept and paged', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const { address, errors } = await mutate(sandbox, ADD_ADDRESS, { ...HOME, phone: '01632 960001' }, pat);
  expect(errors).toEqual([]);
  expect(address).toMatchObject({ ...HOME, country: 'United Kingdom', address2: '', company: '' });
  await mutate(sandbox, ADD_ADDRESS, { ...HOME, city: 'York' }, pat);
  const { data } = await sandbox.graphql(ADDRESSES, { first: 1 }, pat);
  expect(data).toMatchObject({
    customer: {
      addresses: {
        collectionInfo: { totalItems: 2 },
        pageInfo: { hasNextPage: true },
        edges: [{ node: { city: 'Leeds' } }],
      },
    },
  });
  expect((await sandbox.graphql(ADDRESSES, {}, signedIn(sandbox, SAM))).data).toMatchObject({
    customer: { addresses: { edges: [] } },
  });
});

test('a refused address names every field that is wrong', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const { address, errors } = await mutate(
    sandbox,
    ADD_ADDRESS,
    { ...HOME, address1: ' ', countryCode: 'UK' },
    pat,
  );
  expect(address).toBeNull();
  expect(errors).toMatchObject([
    { __typename: 'ValidationError', path: ['input', 'address1'], message: 'Address line 1 is required.' },
    { path: ['input', 'countryCode'] },
  ]);
});

test('a customer changes and deletes their own addresses only, and another’s looks like an unknown one', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const sam = signedIn(sandbox, SAM);
  const id = (await mutate(sandbox, ADD_ADDRESS, HOME, pat)).address?.entityId ?? 0;
  const update = (addressEntityId: number, headers = {}) =>
    mutate(sandbox, UPDATE_ADDRESS, { addressEntityId, data: { city: 'Hull' } }, headers);
  const remove = (addressEntityId: number, headers = {}) =>
    mutate(sandbox, DELETE_ADDRESS, { addressEntityId }, headers);

  const signIn = [{ __typename: 'CustomerNotLoggedInError', message: 'Please sign in' }];
  expect((await update(id)).errors).toEqual(signIn);
  expect((await remove(id)).errors).toEqual(signIn);
  expect((await mutate(sandbox, ADD_ADDRESS, HOME)).errors).toEqual(signIn);
  expect(await update(id, sam)).toEqual(await update(999, sam));
  expect((await update(id, sam)).errors).toMatchObject([{ __typename: 'AddressDoesNotExistError' }]);
  expect(await remove(id, sam)).toEqual(await remove(999, sam));
  expect((await remove(id, sam)).errors).toMatchObject([{ __typename: 'CustomerAddressDeletionError' }]);

  const { data } = await sandbox.graphql(ADDRESSES, {}, pat);
  expect(data).toMatchObject({ customer: { addresses: { edges: [{ node: HOME }] } } });
  expect((await update(id, pat)).address).toMatchObject({ ...HOME, city: 'Hull' });
  const wrong = await mutate(sandbox, UPDATE_ADDRESS, { addressEntityId: id, data: { city: '' } }, pat);
  expect(wrong.errors).toMatchObject([{ path: ['input', 'data', 'city'] }]);
  const removals = await Promise.all([remove(id, pat), remove(id, pat)]);
  expect(removals.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test('a customer has at most a hundred addresses', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const add = async () => mutate(sandbox, ADD_ADDRESS, HOME, pat);
  for (let count = 0; count < 100; count += 1) await add();
  expect((await add()).errors).toMatchObject([{ __typename: 'CustomerAddressCreationError' }]);
});
