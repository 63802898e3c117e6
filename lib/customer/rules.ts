import { counted } from '@/lib/i18n/counted';
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** Shown before anything is typed (experience ACC-5), each with what keeps it; `passwordFault` checks the same. */
export const PASSWORD_RULES: readonly { words: string; test: (password: string) => boolean }[] = [
  {
    words: `${MIN_PASSWORD} characters or more; three words make a good one`,
    test: (password) => [...password].length >= MIN_PASSWORD,
  },
  {
    words: 'A capital letter, a small letter and a number',
    test: (password) => missingFrom(password).length === 0,
  },
];

const missingFrom = (password: string): string[] => [
  ...(/\p{Lu}/u.test(password) ? [] : ['a capital letter']),
  ...(/\p{Ll}/u.test(password) ? [] : ['a small letter']),
  ...(/\p{Nd}/u.test(password) ? [] : ['a number']),
];

/** What is wrong with a new password, in words that say how to mend it; null when nothing is. */
export function passwordFault(password: string): string | null {
  const { length } = [...password];
  if (length === 0) return 'Enter a password';
  if (length < MIN_PASSWORD) return `Make the password ${MIN_PASSWORD} characters or longer`;
  if (length > MAX_PASSWORD) return `Make the password ${MAX_PASSWORD} characters or shorter`;
  const missing = missingFrom(password);
  if (missing.length === 0) return null;
  const last = missing.pop();
  return `Put ${missing.length > 0 ? `${missing.join(', ')} and ` : ''}${last} into the password`;
}

/** How good a password that keeps the rules is, in words; how far it is, while it is short. */
export function passwordStrength(password: string): string | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD) return length === 0 ? null : `${MIN_PASSWORD - length} to go`;
  if (passwordFault(password)) return null;
  const kinds = new Set(password.toLowerCase()).size;
  if (length >= 14 && kinds >= 8) return 'Strong';
  return length >= 11 && kinds >= 7 ? 'Good' : 'Enough; longer is better';
}

/** The platform's name for the greeting, as the cookie may hold it: one line of at most 40 characters. */
export function greetingName(firstName: string): string {
  return [...firstName.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()].slice(0, 40).join('');
}

/** A waiting time as people say it. */
export function waitInWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** Whether the platform says at top level that address and password do not belong together. */
export const isWrongSignIn = ({ message }: { message: string }): boolean =>
  /invalid credentials/i.test(message);

/** Whether an error of a changed password says that the current one was wrong. */
export const isWrongPassword = ({ __typename }: { __typename: string }): boolean =>
  __typename === 'CustomerPasswordError';
