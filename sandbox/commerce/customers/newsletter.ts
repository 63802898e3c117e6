import { first, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import { emailProblem, textProblems } from './fields.ts';
import type { Problem } from './problems.ts';

interface Subscriber {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

export function isSubscribed(store: Store, email: string): boolean {
  return first(store, 'SELECT 1 FROM subscriber WHERE email = ?', email) !== undefined;
}

export function subscribe(
  _: object,
  { input }: { input: Subscriber },
  { parts: { store }, now }: CommerceContext,
): { errors: Problem[] } {
  const email = input.email.trim();
  const errors = [
    ...(emailProblem([], email)
      ? [problem('CreateSubscriberEmailInvalid', 'Enter a valid email address.')]
      : []),
    ...nameProblems(input, 'firstName', 'First name'),
    ...nameProblems(input, 'lastName', 'Last name'),
  ];
  if (errors.length > 0) return { errors };
  const { changes } = run(
    store,
    'INSERT OR IGNORE INTO subscriber (email, first_name, last_name, created_at) VALUES (?, ?, ?, ?)',
    email,
    (input.firstName ?? '').trim(),
    (input.lastName ?? '').trim(),
    now,
  );
  return {
    errors: changes === 0 ? [problem('CreateSubscriberAlreadyExists', 'Subscriber already exists.')] : [],
  };
}

/** Unsubscribes an address. The response does not reveal whether it was subscribed. */
export function unsubscribe(
  _: object,
  { input }: { input: { email: string } },
  { parts: { store } }: CommerceContext,
): { errors: Problem[] } {
  const email = input.email.trim();
  if (emailProblem([], email)) {
    return { errors: [problem('RemoveSubscriberEmailInvalid', 'Enter a valid email address.')] };
  }
  run(store, 'DELETE FROM subscriber WHERE email = ?', email);
  return { errors: [] };
}

function nameProblems(input: Subscriber, name: 'firstName' | 'lastName', label: string): Problem[] {
  const kind = name === 'firstName' ? 'CreateSubscriberFirstNameInvalid' : 'CreateSubscriberLastNameInvalid';
  return textProblems({ [name]: input[name] }, [[name, label, 100]]).map(({ message }) =>
    problem(kind, message),
  );
}

function problem(kind: string, message: string): Problem {
  return { __typename: `${kind}Error`, message };
}
