import { expect, test } from 'vitest';
import { refusalOf } from '@/lib/outcome/mutation-errors';

test.each([
  ['ValidationError', 422, 'As it came'],
  ['CustomerRegistrationError', 422, 'As it came'],
  ['EmailAlreadyInUseError', 422, /already\. Sign in/],
  ['AccountCreationDisabledError', 403, /No new accounts/],
  ['UnexpectedUpdateCustomerError', 422, 'As it came'],
  ['CustomerDoesNotExistError', 401, 'Sign in to do this.'],
  ['CustomerNotLoggedInError', 401, 'Sign in to do this.'],
  ['CustomerPasswordError', 422, /not your current password/],
  ['CustomerAddressCreationError', 422, 'As it came'],
  ['CustomerAddressDeletionError', 422, 'As it came'],
])('§8: %s is %i, in words', (__typename, status, words) => {
  const refusal = refusalOf([{ __typename, message: 'As it came' }]);
  expect(refusal).toMatchObject({ kind: 'refusal', status });
  expect(refusal?.message).toMatch(words);
});

test('§8: an error that says nothing is said to have occurred, word for word', () => {
  expect(refusalOf([{ __typename: 'ValidationError' }])?.message).toBe('An error ocurred');
});

test('no error is no refusal', () => expect(refusalOf([])).toBeNull());
