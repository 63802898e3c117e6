import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import type { PlainTarget } from '@/lib/routing/href';
import { config } from '@/lib/platform/config';
import { keepCookie, readCookie } from '@/lib/platform/session/cookies';

/** Holds one note for the next page; sealed, because it repeats what was typed. */
const NOTE_COOKIE = 'pageNote';
const LIFETIME_S = 600;
/** Browsers drop larger cookies without a word. */
const MOST_BYTES = 3_800;

/** Whom a note is for: a session, for a visitor the basket, or nobody in particular; and the pages that may read it. */
export type NoteOwner = { id: string; page: PlainTarget };

type Envelope = { nonce: string; owner: string; note: unknown };

/**
 * Keeps a note for the page that is shown next, for its owner alone.
 * @returns what that page has to be asked for with, as `?note=…`; null when the note is too large to keep.
 */
export async function keepNote({ id, page }: NoteOwner, note: unknown): Promise<string | null> {
  const nonce = randomBytes(9).toString('base64url');
  const envelope: Envelope = { nonce, owner: id, note };
  const sealed = await sealData(envelope, { password: config().session.secret, ttl: LIFETIME_S });
  if (sealed.length > MOST_BYTES) return null;
  await keepCookie(NOTE_COOKIE, sealed, { path: page, maxAge: LIFETIME_S });
  return nonce;
}

/** The note that was kept for this page and owner; null for any other. */
export async function readNote<T>(owner: string, nonce: unknown, schema: z.ZodType<T>): Promise<T | null> {
  const sealed = await readCookie(NOTE_COOKIE, 'part');
  if (!sealed || typeof nonce !== 'string') return null;
  const envelope = await unsealData<Partial<Envelope>>(sealed, {
    password: config().session.secret,
    ttl: LIFETIME_S,
  });
  if (envelope.nonce !== nonce || envelope.owner !== owner) return null;
  const { success, data } = schema.safeParse(envelope.note);
  return success ? data : null;
}
