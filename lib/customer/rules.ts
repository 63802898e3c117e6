import { counted } from '@/lib/i18n/counted';
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/**
 * The password rules, shown before anything is typed (experience ACC-5), each with its test; `passwordFault` checks the
 * same.
 */
export const PASSWORD_RULES: readonly { words: string; test: (password: string) => boolean }[] = [
  {
    words: `${MIN_PASSWORD} characters or more; three words make a good one`,
    test: (password) => [...password].length >= MIN_PASSWORD,
  },
  {
    words: 'A capital letter, a lower-case letter and a number',
    test: (password) => missingFrom(password).length === 0,
  },
];

const missingFrom = (password: string): string[] => [
  ...(/\p{Lu}/u.test(password) ? [] : ['a capital letter']),
  ...(/\p{Ll}/u.test(password) ? [] : ['a lower-case letter']),
  ...(/\p{Nd}/u.test(password) ? [] : ['a number']),
];

/** Returns what is wrong with a new password and how to correct it; null when nothing is. */
export function passwordFault(password: string): string | null {
  const { length } = [...password];
  if (length === 0) return 'Enter a password';
  if (length < MIN_PASSWORD) return `Make the password ${MIN_PASSWORD} characters or longer`;
  if (length > MAX_PASSWORD) return `Make the password ${MAX_PASSWORD} characters or shorter`;
  const missing = missingFrom(password);
  if (missing.length === 0) return null;
  const last = missing.pop();
  return `Add ${missing.length > 0 ? `${missing.join(', ')} and ` : ''}${last} to the password`;
}

/**
 * Returns how good a valid password is, or how many characters are missing; null when it is empty or breaks another
 * rule.
 */
export function passwordStrength(password: string): string | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD) return length === 0 ? null : `${MIN_PASSWORD - length} to go`;
  if (passwordFault(password)) return null;
  const kinds = new Set(password.toLowerCase()).size;
  if (length >= 14 && kinds >= 8) return 'Strong';
  return length >= 11 && kinds >= 7 ? 'Good' : 'Fair: a longer one is better';
}

/** Returns the first name for the greeting as the cookie may hold it: one line of at most 40 characters. */
export function greetingName(firstName: string): string {
  return [...firstName.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()].slice(0, 40).join('');
}

/** Returns a waiting time in words. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** Whether a top-level error of the platform says that the e-mail address and password do not match. */
export const isWrongSignIn = ({ message }: { message: string }): boolean =>
  /invalid credentials/i.test(message);

/** Whether an error of a password change says that the current password was wrong. */
export const isWrongPassword = ({ __typename }: { __typename: string }): boolean =>
  __typename === 'CustomerPasswordError';
