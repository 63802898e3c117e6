import { expect, test } from 'vitest';
import {
  CHANGE_PASSWORD,
  REGISTER,
  SUBSCRIBE,
  SUBSCRIBED,
  UNSUBSCRIBE,
  UPDATE_CUSTOMER,
  WHO,
} from './account-documents.ts';
import { loginProblem, mutate, openWithCustomers, PASSWORD, PAT, SAM, signedIn } from './two-customers.ts';

const NEW = { firstName: ' Kim ', lastName: 'Lee', email: ' kim@example.org ', password: 'Battery-staple-9' };

test('a registered customer can sign in', async () => {
  await using sandbox = await openWithCustomers();
  const { customer, errors } = await mutate(sandbox, REGISTER, { ...NEW, phone: '01632 960001' });
  expect(errors).toEqual([]);
  expect(customer).toMatchObject({
    firstName: 'Kim',
    email: 'kim@example.org',
    phone: '01632 960001',
    company: '',
  });
  expect(await loginProblem(sandbox, NEW.password, 'KIM@example.org')).toBeNull();
});

test.each([
  [{ email: 'PAT@example.org' }, { __typename: 'EmailAlreadyInUseError', message: 'Email already in use.' }],
  [{ email: 'no address' }, { __typename: 'ValidationError', path: ['input', 'email'] }],
  [{ firstName: '  ' }, { path: ['input', 'firstName'], message: 'First name is required.' }],
  [{ lastName: 'x'.repeat(101) }, { path: ['input', 'lastName'] }],
  [{ phone: 'a\u0000b' }, { path: ['input', 'phone'] }],
  [
    { password: 'Short-1' },
    { path: ['input', 'password'], message: 'Passwords must be at least 8 characters.' },
  ],
  [{ password: 'no-capitals-1' }, { path: ['input', 'password'] }],
  [{ password: 'No-numbers' }, { path: ['input', 'password'] }],
  [
    { address: { firstName: 'K', lastName: 'L', address1: '1 High St', city: 'Leeds', countryCode: 'XX' } },
    { path: ['input', 'address', 'countryCode'] },
  ],
])('a registration with %j is refused', async (change, problem) => {
  await using sandbox = await openWithCustomers();
  const { customer, errors } = await mutate(sandbox, REGISTER, { ...NEW, ...change });
  expect(customer).toBeNull();
  expect(errors).toMatchObject([problem]);
});

test('of simultaneous registrations of one address, one succeeds', async () => {
  await using sandbox = await openWithCustomers();
  const answers = await Promise.all(Array.from({ length: 6 }, () => mutate(sandbox, REGISTER, NEW)));
  expect(answers.filter(({ customer }) => customer !== null)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors.map(({ __typename }) => __typename))).toEqual(
    Array.from({ length: 5 }, () => 'EmailAlreadyInUseError'),
  );
});

test('a customer changes the given fields of their own profile only', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  expect((await mutate(sandbox, UPDATE_CUSTOMER, { firstName: 'X' })).errors).toMatchObject([
    { __typename: 'CustomerNotLoggedInError' },
  ]);
  const { customer } = await mutate(
    sandbox,
    UPDATE_CUSTOMER,
    { firstName: 'Patricia', company: 'Moss Ltd' },
    pat,
  );
  expect(customer).toMatchObject({
    entityId: 41,
    firstName: 'Patricia',
    lastName: 'Moss',
    company: 'Moss Ltd',
  });
  const taken = await mutate(sandbox, UPDATE_CUSTOMER, { email: 'SAM@example.org' }, pat);
  expect(taken.errors).toMatchObject([{ __typename: 'EmailAlreadyInUseError' }]);
  const own = await mutate(sandbox, UPDATE_CUSTOMER, { email: 'PAT@example.org' }, pat);
  expect(own.errors).toEqual([]);
  expect((await sandbox.graphql(WHO, {}, signedIn(sandbox, SAM))).data).toMatchObject({
    customer: { firstName: 'Pat', email: 'sam@example.org', company: '' },
  });
});

test('changing the password keeps the session that did so', async () => {
  await using sandbox = await openWithCustomers();
  const here = signedIn(sandbox, PAT);
  const sam = signedIn(sandbox, SAM);
  const input = { currentPassword: PASSWORD, newPassword: 'Battery-staple-9' };
  expect((await mutate(sandbox, CHANGE_PASSWORD, input)).errors).toMatchObject([
    { __typename: 'CustomerNotLoggedInError' },
  ]);
  expect(
    (await mutate(sandbox, CHANGE_PASSWORD, { ...input, currentPassword: 'x' }, here)).errors,
  ).toMatchObject([{ __typename: 'CustomerPasswordError', message: 'Your current password is incorrect.' }]);
  expect((await mutate(sandbox, CHANGE_PASSWORD, { ...input, newPassword: 'x' }, here)).errors).toMatchObject(
    [{ __typename: 'ValidationError', path: ['input', 'newPassword'] }],
  );
  const both = await Promise.all([
    mutate(sandbox, CHANGE_PASSWORD, input, here),
    mutate(sandbox, CHANGE_PASSWORD, { ...input, newPassword: 'Another-one-8' }, here),
  ]);
  expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const who = async (headers: Record<string, string>) => (await sandbox.graphql(WHO, {}, headers)).data;
  expect(await who(here)).toMatchObject({ customer: { entityId: 41 } });
  expect(await who(sam)).toMatchObject({ customer: { entityId: 42 } });
  expect(await loginProblem(sandbox, PASSWORD)).toBe('Invalid credentials');
});

test('a new login ends the customer’s older session', async () => {
  await using sandbox = await openWithCustomers();
  const [here, sam, there] = [PAT, SAM, PAT].map((who) => signedIn(sandbox, who));
  const who = async (headers = {}) => (await sandbox.graphql(WHO, {}, headers)).data;
  expect(await who(here)).toEqual({ customer: null });
  expect(await who(there)).toMatchObject({ customer: { entityId: 41 } });
  expect(await who(sam)).toMatchObject({ customer: { entityId: 42 } });
});

test('an address subscribes to the newsletter once and can unsubscribe', async () => {
  await using sandbox = await openWithCustomers();
  const pat = signedIn(sandbox, PAT);
  const subscribed = async () => (await sandbox.graphql(SUBSCRIBED, {}, pat)).data;
  expect(await subscribed()).toEqual({ customer: { isSubscribedToNewsletter: false } });
  expect((await mutate(sandbox, SUBSCRIBE, { email: 'PAT@example.org', firstName: 'Pat' })).errors).toEqual(
    [],
  );
  expect((await mutate(sandbox, SUBSCRIBE, { email: PAT.email })).errors).toMatchObject([
    { __typename: 'CreateSubscriberAlreadyExistsError' },
  ]);
  expect(await subscribed()).toEqual({ customer: { isSubscribedToNewsletter: true } });
  expect((await mutate(sandbox, SUBSCRIBE, { email: 'x', lastName: 'y'.repeat(101) })).errors).toMatchObject([
    { __typename: 'CreateSubscriberEmailInvalidError' },
    { __typename: 'CreateSubscriberLastNameInvalidError' },
  ]);
  for (const email of [PAT.email, 'nobody@example.org']) {
    expect((await mutate(sandbox, UNSUBSCRIBE, { email })).errors).toEqual([]);
  }
  expect((await mutate(sandbox, UNSUBSCRIBE, { email: 'x' })).errors).toMatchObject([
    { __typename: 'RemoveSubscriberEmailInvalidError' },
  ]);
  expect(await subscribed()).toEqual({ customer: { isSubscribedToNewsletter: false } });
});
