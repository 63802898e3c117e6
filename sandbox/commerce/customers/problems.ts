/** An entry of a payload's `errors`: a member of the mutation's error union. */
export interface Problem {
  __typename: string;
  message: string;
  /** Path of the invalid field within the arguments; only with `ValidationError`. */
  path?: string[];
}

/** Returns a `ValidationError`. `path` is relative to `input`. */
export function invalid(path: readonly string[], message: string): Problem {
  return { __typename: 'ValidationError', message, path: ['input', ...path] };
}

export function notLoggedIn(): Problem {
  return { __typename: 'CustomerNotLoggedInError', message: 'Please sign in' };
}

export function customerMissing(): Problem {
  return { __typename: 'CustomerDoesNotExistError', message: 'Customer does not exist.' };
}

export function emailInUse(): Problem {
  return { __typename: 'EmailAlreadyInUseError', message: 'Email already in use.' };
}

export function passwordWrong(message: string): Problem {
  return { __typename: 'CustomerPasswordError', message };
}
