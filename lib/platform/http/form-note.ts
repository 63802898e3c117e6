import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PlainTarget } from '@/lib/routing/href';
import { openCompact, sealCompact } from './compact-seal';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { MOST_COOKIE_BYTES } from '@/lib/platform/session/own-cookie';

/** Holds one note for the next page; sealed, because it repeats what was typed. */
const NOTE_COOKIE = 'pageNote';
const LIFETIME_S = 600;

/**
 * Who a note is for: `id` is that of a session or of a visitor's basket, `page` the path below which pages can read it.
 */
export type NoteOwner = { id: string; page: PlainTarget };

const envelopeShape = z.object({ nonce: z.string(), owner: z.string(), note: z.unknown() });
type Envelope = z.infer<typeof envelopeShape>;

/**
 * Stores a note for the next page in a sealed cookie, readable for ten minutes and by its owner only.
 * @returns the nonce for that page's query (`?note=…`); null if the note is too large for a cookie
 */
export async function keepNote({ id, page }: NoteOwner, note: unknown): Promise<string | null> {
  const nonce = randomBytes(9).toString('base64url');
  const envelope: Envelope = { nonce, owner: id, note };
  const sealed = await sealCompact(envelope, LIFETIME_S);
  if (sealed.length > MOST_COOKIE_BYTES) return null;
  await keepCookie(NOTE_COOKIE, sealed, { path: page, maxAge: LIFETIME_S });
  return nonce;
}

/** Returns the note with this nonce; null if it has another owner, has expired, or `schema` rejects it. */
export async function readNote<T>(owner: string, nonce: unknown, schema: z.ZodType<T>): Promise<T | null> {
  const sealed = await readCookie(NOTE_COOKIE, 'part');
  if (!sealed || typeof nonce !== 'string') return null;
  const envelope = envelopeShape.safeParse(await openCompact(sealed, LIFETIME_S)).data;
  if (envelope?.nonce !== nonce || envelope.owner !== owner) return null;
  const { success, data } = schema.safeParse(envelope.note);
  return success ? data : null;
}
