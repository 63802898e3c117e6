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

/** Characters that one attribute holds (`attributeValue_Base` of the platform's `customers.v3.yml`). */
const LONGEST_PIECE = 255;
/** How many attributes a text may take, of ten that the platform takes in one call: `Home`, `Home 2`, `Home 3`, … */
const PIECES: Readonly<Record<AttributeName, number>> = {
  reset: 1,
  cart: 1,
  address: 1,
  home: 10,
  multibuy: 9,
};

/** Characters that are kept of one attribute. */
export const roomOf = (attribute: AttributeName): number => LONGEST_PIECE * PIECES[attribute];

const nameOf = (attribute: AttributeName, piece: number): string =>
  piece === 0 ? ATTRIBUTE_NAMES[attribute] : `${ATTRIBUTE_NAMES[attribute]} ${piece + 1}`;

/** Those that a text does not reach are empty, so that nothing is left of a longer one. */
function piecesOf(attribute: AttributeName, text: string): string[] {
  const letters = [...text];
  return Array.from({ length: PIECES[attribute] }, (_, piece) =>
    letters.slice(piece * LONGEST_PIECE, (piece + 1) * LONGEST_PIECE).join(''),
  );
}

const PATH = '/v3/customers/attributes';
const listed = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

/** Ids are the store's own: each is looked up by its name once, and made where the store has none of it. */
const ids = () => processSingleton('customer-attributes', () => new Map<string, number>());

/** The platform's id of an attribute. */
export async function attributeId(attribute: AttributeName, piece = 0): Promise<Result<number>> {
  const name = nameOf(attribute, piece);
  const known = ids().get(name);
  if (known !== undefined) return ok(known);
  const found = await lookUp(name);
  if (!found.ok || found.value !== null) return remembered(name, found);
  const body = [{ name, type: 'string' }];
  const made = await managementRequest({ method: 'POST', path: PATH, body, by: 'customers' }, listed);
  if (made.ok) return remembered(name, idIn(made, name));
  // Another machine may have made it at the same time.
  const now = await lookUp(name);
  return now.ok && now.value !== null ? remembered(name, now) : made;
}

const lookUp = async (name: string): Promise<Result<number | null>> =>
  idIn(await managementRequest({ path: PATH, query: { name } }, listed), name);

function idIn(answer: Result<z.infer<typeof listed>>, wanted: string): Result<number | null> {
  if (!answer.ok) return answer;
  return ok(answer.value.data.find(({ name }) => name === wanted)?.id ?? null);
}

function remembered(name: string, found: Result<number | null>): Result<number> {
  if (!found.ok) return found;
  if (found.value === null)
    return fail({ kind: 'invalid', upstream: 'management', message: 'the answer names no attribute' });
  ids().set(name, found.value);
  return ok(found.value);
}

/** What the shop keeps with a customer who is signed in; null where nothing is kept. */
export async function readAttribute(
  session: Session,
  attribute: AttributeName,
): Promise<Result<string | null>> {
  let text: string | null = null;
  for (let piece = 0; piece < PIECES[attribute]; piece += 1) {
    const read = await readPiece(session, attribute, piece);
    if (!read.ok) return read;
    if (read.value === null) break;
    text = (text ?? '') + read.value;
    if ([...read.value].length < LONGEST_PIECE) break;
  }
  return ok(text);
}

async function readPiece(
  { token }: Session,
  attribute: AttributeName,
  piece: number,
): Promise<Result<string | null>> {
  const id = await attributeId(attribute, piece);
  if (!id.ok) return id;
  const answer = await commerceQuery(CustomerAttribute, { id: id.value }, { customerToken: token });
  return answer.ok ? ok(answer.value.customer?.attributes.attribute.value ?? null) : answer;
}

/**
 * Sets attributes of customers, whether they had a value or not, in one call. Whose they are must have been checked, and
 * that there is room for them.
 */
export async function setAttributes(values: readonly AttributeValue[]): Promise<Result<unknown>> {
  const body = [];
  for (const { attribute, customerId, value } of values) {
    for (const [piece, text] of piecesOf(attribute, value).entries()) {
      const id = await attributeId(attribute, piece);
      if (!id.ok) return id;
      body.push({ attribute_id: id.value, customer_id: customerId, value: text });
    }
  }
  const path = '/v3/customers/attribute-values';
  return managementRequest({ method: 'PUT', path, body, by: 'customers' }, z.unknown());
}
