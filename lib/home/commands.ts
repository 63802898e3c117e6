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

/** Copies a home into the shopper's account, replacing an earlier copy. @throws UnreachableError */
export async function keepHome(session: Session, home: Home): Promise<OwnOutcome> {
  const text = JSON.stringify(writeHome(home));
  if ([...text].length > roomOf('home')) return { ok: false, status: 422, message: TOO_MUCH };
  await write(session, text);
  return { ok: true, to: OVERVIEW, note: { kind: 'done', text: 'Your home is in your account.' } };
}

/** Erases the copy in the account; the note that follows offers to restore it. @throws UnreachableError */
export async function eraseHome(session: Session): Promise<OwnOutcome> {
  const saved = orUnreachable(await readKeptHome(session));
  await write(session, '');
  const text = 'Your home is erased from your account. What is kept on your device stays there.';
  const undo = saved && { ...UNDO, values: { home: JSON.stringify(writeHome(saved)) } };
  return { ok: true, to: OVERVIEW, note: { kind: 'done', text, ...(undo && { undo }) } };
}

/** Stored in the same format as in the browser. */
async function write({ customerId }: Session, value: string): Promise<void> {
  orUnreachable(await setAttributes([{ attribute: 'home', customerId, value }]));
}
