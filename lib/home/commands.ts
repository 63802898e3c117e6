import 'server-only';
import { roomOf, setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import type { OwnOutcome } from '@/lib/platform/http/own-forms';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { readKeptHome } from './queries';
import { TOO_MUCH } from './requests';
import { writeHome } from './rules';
import type { Home } from './types';

const OVERVIEW = href('/account');
const UNDO = { label: 'Put it back', action: href('/api/account/home') };

/** Copies a home into the shopper's own account, in the place of an earlier copy. @throws UnreachableError */
export async function keepHome(session: Session, home: Home): Promise<OwnOutcome> {
  const text = JSON.stringify(writeHome(home));
  if ([...text].length > roomOf('home')) return { ok: false, status: 422, message: TOO_MUCH };
  await write(session, text);
  return { ok: true, to: OVERVIEW, note: { kind: 'done', text: 'Your home is in your account.' } };
}

/** Takes the copy out of the account; the note that follows can put it back. @throws UnreachableError */
export async function eraseHome(session: Session): Promise<OwnOutcome> {
  const saved = orUnreachable(await readKeptHome(session));
  await write(session, '');
  const text = 'Your home is erased from your account. What your browser keeps is not touched.';
  const undo = saved && { ...UNDO, values: { home: JSON.stringify(writeHome(saved)) } };
  return { ok: true, to: OVERVIEW, note: { kind: 'done', text, ...(undo && { undo }) } };
}

/** In the very form in which the browser keeps it. */
async function write({ customerId }: Session, value: string): Promise<void> {
  orUnreachable(await setAttributes([{ attribute: 'home', customerId, value }]));
}
