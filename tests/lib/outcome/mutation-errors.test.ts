import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusalOf } from '@/lib/outcome/mutation-errors';

const lines = vi.spyOn(console, 'log').mockReturnValue();

beforeAll(() => void vi.stubEnv('LOG_LEVEL', 'warn'));
beforeEach(() => void lines.mockClear());
afterAll(() => {
  vi.unstubAllEnvs();
  lines.mockRestore();
});

const REFUSED = /^This could not be saved as it is\. .* contact us\.$/;

test.each([
  ['ValidationError', 422, REFUSED],
  ['CustomerRegistrationError', 422, REFUSED],
  ['EmailAlreadyInUseError', 422, /already\. Sign in/],
  ['AccountCreationDisabledError', 403, /No new accounts/],
  ['UnexpectedUpdateCustomerError', 422, REFUSED],
  ['CustomerDoesNotExistError', 401, 'Sign in to do this.'],
  ['CustomerNotLoggedInError', 401, 'Sign in to do this.'],
  ['CustomerPasswordError', 422, /not your current password/],
  ['CustomerAddressCreationError', 422, REFUSED],
  ['CustomerAddressDeletionError', 422, REFUSED],
])('§8: %s is answered %i with a message', (__typename, status, words) => {
  const refusal = refusalOf([{ __typename, message: 'As it came' }]);
  expect(refusal).toMatchObject({ kind: 'refusal', status });
  expect(refusal?.message).toMatch(words);
});

test.each([
  ['Passwords must be at least 12 characters.', 'Use at least 12 characters'],
  [
    'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.',
    'Use at least 7 characters, letters and a number',
  ],
  ['Passwords must contain an upper-case letter.', 'Use a capital letter'],
  ['First name is required.', 'Fill this in'],
  ['Enter a valid email address.', 'Enter an e-mail address, such as name@example.com'],
  [
    'Field constraint 0x3f violated on shopper_input',
    'This was not accepted. Check it, or enter something else',
  ],
])('the field error “%s” is reworded as what to do', (message, words) => {
  const refusal = refusalOf([{ __typename: 'ValidationError', message, path: ['input', 'lastName'] }]);
  expect(refusal?.fields).toEqual({ lastName: words });
});

test('an unknown error is logged, and its message is not shown to the shopper', () => {
  const refusal = refusalOf([{ __typename: 'NewError', message: 'Shard 7 is read-only' }]);
  expect(JSON.stringify(refusal)).not.toContain('Shard');
  expect(lines.mock.calls.join('')).toContain('NewError: Shard 7 is read-only');
});

test('§8: an error without a message is answered with the message of the specification', () => {
  expect(refusalOf([{ __typename: 'ValidationError' }])?.message).toBe('An error ocurred');
});

test('no errors make no refusal', () => expect(refusalOf([])).toBeNull());
