import 'server-only';
import { z } from 'zod';
import { processSingleton } from '@/lib/platform/process-singleton';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { CustomerAttribute } from './attribute-documents';
import { commerceQuery } from './commerce';
import { managementRequest } from './management';

/** What the shop keeps with a customer of the platform, by the names that the merchant sees. */
export const ATTRIBUTE_NAMES = {
  reset: 'Password reset',
  cart: 'Active cart',
  address: 'Default address',
  home: 'Home',
  multibuy: 'Multibuy list',
} as const;
export type AttributeName = keyof typeof ATTRIBUTE_NAMES;

type AttributeValue = { attribute: AttributeName; customerId: number; value: string };

const PATH = '/v3/customers/attributes';
const listed = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

/** Ids are the store's own: each is looked up by its name once, and made where the store has none of it. */
const ids = () => processSingleton('customer-attributes', () => new Map<AttributeName, number>());

/** The platform's id of an attribute. */
export async function attributeId(attribute: AttributeName): Promise<Result<number>> {
  const known = ids().get(attribute);
  if (known !== undefined) return ok(known);
  const found = await lookUp(attribute);
  if (!found.ok || found.value !== null) return remembered(attribute, found);
  const body = [{ name: ATTRIBUTE_NAMES[attribute], type: 'string' }];
  const made = await managementRequest({ method: 'POST', path: PATH, body }, listed);
  if (made.ok) return remembered(attribute, idIn(made, attribute));
  // Another machine may have made it at the same time.
  const now = await lookUp(attribute);
  return now.ok && now.value !== null ? remembered(attribute, now) : made;
}

const lookUp = async (attribute: AttributeName): Promise<Result<number | null>> =>
  idIn(
    await managementRequest({ path: PATH, query: { name: ATTRIBUTE_NAMES[attribute] } }, listed),
    attribute,
  );

function idIn(answer: Result<z.infer<typeof listed>>, attribute: AttributeName): Result<number | null> {
  if (!answer.ok) return answer;
  return ok(answer.value.data.find(({ name }) => name === ATTRIBUTE_NAMES[attribute])?.id ?? null);
}

function remembered(attribute: AttributeName, found: Result<number | null>): Result<number> {
  if (!found.ok) return found;
  if (found.value === null)
    return fail({ kind: 'invalid', upstream: 'management', message: 'the answer names no attribute' });
  ids().set(attribute, found.value);
  return ok(found.value);
}

/** What the shop keeps with a customer who is signed in; null where nothing is kept. */
export async function readAttribute(
  { token }: Session,
  attribute: AttributeName,
): Promise<Result<string | null>> {
  const id = await attributeId(attribute);
  if (!id.ok) return id;
  const answer = await commerceQuery(CustomerAttribute, { id: id.value }, { customerToken: token });
  return answer.ok ? ok(answer.value.customer?.attributes.attribute.value ?? null) : answer;
}

/** Sets attributes of customers, whether they had a value or not. Whose they are must have been checked. */
export async function setAttributes(values: readonly AttributeValue[]): Promise<Result<unknown>> {
  const body = [];
  for (const { attribute, customerId, value } of values) {
    const id = await attributeId(attribute);
    if (!id.ok) return id;
    body.push({ attribute_id: id.value, customer_id: customerId, value });
  }
  return managementRequest({ method: 'PUT', path: '/v3/customers/attribute-values', body }, z.unknown());
}
