import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';

/** The server takes no pass that is younger. */
const HELD_MS = 1_200;

type Held = { pass: string; since: number };
let held: Promise<Held | null> | null = null;

/** Asks for a pass as soon as somebody begins to fill in a form, so that it is old enough when it is sent. */
export function beginPass(): void {
  held ??= getJson<{ pass: string }>(href('/api/bot-check'))
    .then(({ pass }) => ({ pass, since: performance.now() }))
    .catch(() => null);
}

/** The pass for a form that is being sent; each works once. */
export async function takePass(): Promise<{ pass: string }> {
  beginPass();
  const mine = await held;
  held = null;
  if (!mine) return { pass: '' };
  const wait = mine.since + HELD_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return { pass: mine.pass };
}
