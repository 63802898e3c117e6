import { z } from 'zod';
import { PASSWORD_RULES } from '../settings.ts';
import { invalid, type Problem } from './problems.ts';

const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 128;
const address = z.email();

/** Returns what is wrong with an e-mail address, or `null`. */
export function emailProblem(path: readonly string[], email: string): Problem | null {
  const given = email.trim();
  if (given.length <= LONGEST_EMAIL && address.safeParse(given).success) return null;
  return invalid(path, 'Enter a valid email address.');
}

/** Returns which of the store's rules a new password breaks, or `null`. */
export function passwordProblem(path: readonly string[], password: string): Problem | null {
  const { minimumPasswordLength: least, minimumNumbers } = PASSWORD_RULES;
  const length = [...password].length;
  if (length < least) return invalid(path, `Passwords must be at least ${least} characters.`);
  if (length > LONGEST_PASSWORD)
    return invalid(path, `Passwords must be at most ${LONGEST_PASSWORD} characters.`);
  if (!/\p{Ll}/u.test(password)) return invalid(path, 'Passwords must contain a lower-case letter.');
  if (!/\p{Lu}/u.test(password)) return invalid(path, 'Passwords must contain an upper-case letter.');
  const numbers = password.match(/\p{Nd}/gu)?.length ?? 0;
  return numbers < minimumNumbers ? invalid(path, 'Passwords must contain a number.') : null;
}

/** Rule for a text field: its name within `input`, its label, its maximum length, and whether it is required. */
export type TextRule = readonly [name: string, label: string, longest: number, required?: 'required'];

/** Returns what is wrong with texts, at most one problem per field. Missing fields are skipped. */
export function textProblems(
  given: Readonly<Record<string, string | null | undefined>>,
  rules: readonly TextRule[],
  within: readonly string[] = [],
): Problem[] {
  return rules.flatMap(([name, label, longest, required]) => {
    const value = given[name];
    if (value == null) return [];
    const text = value.trim();
    const path = [...within, name];
    if (required && text === '') return [invalid(path, `${label} is required.`)];
    if (text.length > longest) return [invalid(path, `${label} must be at most ${longest} characters.`)];
    return /\p{Cc}/u.test(text) ? [invalid(path, `${label} has a character that is not text.`)] : [];
  });
}

const PERSON: readonly TextRule[] = [
  ['firstName', 'First name', 100, 'required'],
  ['lastName', 'Last name', 100, 'required'],
  ['company', 'Company', 100],
  ['phone', 'Phone', 50],
];

interface Person {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  phone?: string | null;
}

export function personProblems({ firstName, lastName, company, phone }: Person): Problem[] {
  return textProblems({ firstName, lastName, company, phone }, PERSON);
}
