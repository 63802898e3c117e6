import { hashPassword } from '../../../sandbox/commerce/customers/password.ts';
import { issueToken } from '../../../sandbox/commerce/customers/tokens.ts';
import type { SandboxConfig } from '../../../sandbox/config.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { LOGIN } from './documents.ts';

export const PASSWORD = 'Correct-horse-7';
export const PAT = { id: 41, email: 'pat@example.org' } as const;
export const SAM = { id: 42, email: 'sam@example.org' } as const;
const hash = hashPassword(PASSWORD);

type Headers = Record<string, string>;

/** A sandbox with Pat and Sam, who have the same password. */
export async function openWithCustomers(settings: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const sandbox = await openSandbox(settings);
  for (const who of [PAT, SAM]) sandbox.addCustomer({ ...who, passwordHash: await hash });
  return sandbox;
}

/** The header of a new session of a customer. */
export function signedIn({ store, clock }: TestSandbox, who: { id: number }): Headers {
  return as(issueToken(store, who.id, clock.now).value);
}

export function as(token: string): Headers {
  return { 'x-bc-customer-access-token': token };
}

/** What signing in says that was refused; `null` when it was not. */
export async function loginProblem(
  sandbox: TestSandbox,
  password: string,
  email: string = PAT.email,
): Promise<string | null> {
  const { errors } = await sandbox.graphql(LOGIN, { email, password });
  return errors[0]?.message ?? null;
}

interface Payload {
  errors: { __typename: string; message: string; path?: string[] }[];
  customer?: Record<string, unknown> | null;
  address?: (Record<string, unknown> & { entityId: number }) | null;
}

/** What the one mutation inside a group answers. */
export async function mutate(
  sandbox: TestSandbox,
  document: string,
  input: object,
  headers: Headers = {},
): Promise<Payload> {
  const { data, errors } = await sandbox.graphql<Record<string, Record<string, Payload>>>(
    document,
    { input },
    headers,
  );
  const [payload] = Object.values(Object.values(data ?? {})[0] ?? {});
  if (!payload) throw new Error(`No payload: ${errors.map(({ message }) => message).join(' ')}`);
  return payload;
}
