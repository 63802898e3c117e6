import type { Refusal } from './types';

/** A member of the `errors` of a customer mutation, whatever its union (specification §8). */
export type MutationError = { __typename: string; message?: string; path?: readonly string[] };

/** Which field a kind of error belongs to, where it names none itself. */
const FIELD_OF: Record<string, string> = {
  EmailAlreadyInUseError: 'email',
  CustomerPasswordError: 'currentPassword',
};

const STATUS_OF: Record<string, Refusal['status']> = {
  CustomerNotLoggedInError: 401,
  CustomerDoesNotExistError: 401,
  AccountCreationDisabledError: 403,
};

/** In our words, where the platform's would puzzle. */
const WORDS: Record<string, string> = {
  EmailAlreadyInUseError:
    'There is an account with this e-mail address already. Sign in, or choose a new password.',
  AccountCreationDisabledError: 'No new accounts can be made at the moment.',
  CustomerNotLoggedInError: 'Sign in to do this.',
  CustomerDoesNotExistError: 'Sign in to do this.',
  CustomerPasswordError: 'This is not your current password',
};

/** Turns the errors of a mutation into what a form can show; null when there are none. */
export function refusalOf(errors: readonly MutationError[]): Refusal | null {
  const [first] = errors;
  if (!first) return null;
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const field = error.path?.at(-1) ?? FIELD_OF[error.__typename];
    if (field) fields[field] ??= wordsOf(error);
  }
  return {
    kind: 'refusal',
    status: STATUS_OF[first.__typename] ?? 422,
    message: wordsOf(first),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

const wordsOf = ({ __typename, message }: MutationError): string =>
  WORDS[__typename] ?? message ?? 'An error ocurred';
