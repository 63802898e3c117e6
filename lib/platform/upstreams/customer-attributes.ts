import 'server-only';
import { z } from 'zod';
import { processSingleton } from '@/lib/platform/process-singleton';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { CustomerAttribute } from './attribute-documents';
import { commerceQuery } from './commerce';
import { managementRequest } from './management';

/** Names of the customer attributes in which the shop keeps data on the platform, as the merchant sees them. */
export const ATTRIBUTE_NAMES = {
  reset: 'Password reset',
  cart: 'Active cart',
  address: 'Default address',
  home: 'Home',
  multibuy: 'Multibuy list',
} as const;
export type AttributeName = keyof typeof ATTRIBUTE_NAMES;

type AttributeValue = { attribute: AttributeName; customerId: number; value: string };

/**
 * Maximum length of an attribute's value, in characters (`attributeValue_Base` of the platform's `customers.v3.yml`).
 */
const LONGEST_PIECE = 255;
/**
 * Number of attributes over which a text may be spread: `Home`, `Home 2`, `Home 3`, … The platform takes ten per call.
 */
const PIECES: Readonly<Record<AttributeName, number>> = {
  reset: 1,
  cart: 1,
  address: 1,
  home: 10,
  multibuy: 9,
};

/** Maximum length of a text that can be kept under this name, in characters. */
export const roomOf = (attribute: AttributeName): number => LONGEST_PIECE * PIECES[attribute];

const nameOf = (attribute: AttributeName, piece: number): string =>
  piece === 0 ? ATTRIBUTE_NAMES[attribute] : `${ATTRIBUTE_NAMES[attribute]} ${piece + 1}`;

/**
 * Splits a text into one value per attribute. Unused attributes are emptied, so that nothing of a longer text remains.
 */
function piecesOf(attribute: AttributeName, text: string): string[] {
  const letters = [...text];
  return Array.from({ length: PIECES[attribute] }, (_, piece) =>
    letters.slice(piece * LONGEST_PIECE, (piece + 1) * LONGEST_PIECE).join(''),
  );
}

const PATH = '/v3/customers/attributes';
const listed = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

/**
 * Attribute ids by name. They differ from store to store, so each is looked up once, and created if the store lacks it.
 */
const ids = () => processSingleton('customer-attributes', () => new Map<string, number>());

/** Returns the platform's id of an attribute, which is created if it does not exist. */
export async function attributeId(attribute: AttributeName, piece = 0): Promise<Result<number>> {
  const name = nameOf(attribute, piece);
  const known = ids().get(name);
  if (known !== undefined) return ok(known);
  const found = await lookUp(name);
  if (!found.ok || found.value !== null) return remembered(name, found);
  const body = [{ name, type: 'string' }];
  const made = await managementRequest({ method: 'POST', path: PATH, body, by: 'customers' }, listed);
  if (made.ok) return remembered(name, idIn(made, name));
  // Another machine may have created it at the same time.
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

/** Returns the text kept with a signed-in customer; null if there is none. */
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
 * Creates or replaces attribute values of customers in one call. The caller must have checked whose they are, and that
 * each text fits (`roomOf`).
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
