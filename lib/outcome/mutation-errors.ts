import 'server-only';
import { replaceUpstreamMessage } from '@/lib/platform/upstreams/unknown-words';
import type { Refusal } from './types';

/** A member of the `errors` of a customer mutation, whatever its union (specification §8). */
export type MutationError = { __typename: string; message?: string; path?: readonly string[] };

/** The field to which a kind of error belongs, if it does not name one. */
const FIELD_OF: Record<string, string> = {
  EmailAlreadyInUseError: 'email',
  CustomerPasswordError: 'currentPassword',
};

const STATUS_OF: Record<string, Refusal['status']> = {
  CustomerNotLoggedInError: 401,
  CustomerDoesNotExistError: 401,
  AccountCreationDisabledError: 403,
};

/** The shop's message for each kind of error. */
const WORDS: Record<string, string> = {
  EmailAlreadyInUseError:
    'There is an account with this e-mail address already. Sign in, or choose a new password.',
  AccountCreationDisabledError: 'No new accounts can be created at the moment.',
  CustomerNotLoggedInError: 'Sign in to do this.',
  CustomerDoesNotExistError: 'Sign in to do this.',
  CustomerPasswordError: 'This is not your current password',
};

/** The platform's requirements for a field, some of which a merchant sets, such as the length of a password. */
const ASKS: readonly [RegExp, (figure: string) => string][] = [
  [/at least (\d+) characters/i, (least) => `at least ${least} characters`],
  [/at most (\d+) characters/i, (most) => `at most ${most} characters`],
  [/lower-?case/i, () => 'a lower-case letter'],
  [/upper-?case/i, () => 'a capital letter'],
  [/\balphabetic/i, () => 'letters'],
  [/\bnumeric|contain an? (number|digit)/i, () => 'a number'],
  [/special character/i, () => 'a symbol such as ! or ?'],
];

const LIST = new Intl.ListFormat('en-GB');

/** Returns what to do about a field; null if the message is unknown. */
function adviceIn(message: string): string | null {
  const asks = ASKS.flatMap(([pattern, words]) => {
    const found = pattern.exec(message);
    return found ? [words(found[1] ?? '')] : [];
  });
  if (asks.length > 0) return `Use ${LIST.format(asks)}`;
  if (/is required/i.test(message)) return 'Fill this in';
  return /valid e-?mail/i.test(message) ? 'Enter an e-mail address, such as name@example.com' : null;
}

const FIELD_REFUSED = 'This was not accepted. Check it, or enter something else';
const REFUSED =
  'This could not be saved as it is. Check what you entered and try again. If it still fails, contact us.';

/** Turns the errors of a mutation into what a form can show; null if there are none. */
export function refusalOf(errors: readonly MutationError[]): Refusal | null {
  const [first] = errors;
  if (!first) return null;
  const fields: Record<string, string> = {};
  let message: string | null = null;
  for (const error of errors) {
    const field = error.path?.at(-1) ?? FIELD_OF[error.__typename];
    const words = wordsOf(error);
    if (field) fields[field] ??= words ?? FIELD_REFUSED;
    // Advice about a field makes no sense without the field.
    message ??= field ? (WORDS[error.__typename] ?? REFUSED) : (words ?? REFUSED);
  }
  return {
    kind: 'refusal',
    status: STATUS_OF[first.__typename] ?? 422,
    message: message ?? REFUSED,
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

/** Null if the shop has no text of its own. An error without a message gets the text of specification §8. */
function wordsOf({ __typename, message }: MutationError): string | null {
  const known = WORDS[__typename] ?? (message === undefined ? 'An error ocurred' : adviceIn(message));
  return known ?? replaceUpstreamMessage(`${__typename}: ${message}`, null);
}
