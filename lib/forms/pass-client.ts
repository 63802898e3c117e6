import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import type { ReCaptcha } from './types';

/** Minimum age of a pass that the server accepts. */
const HELD_MS = 1_200;

type Given = { pass: string; reCaptcha: ReCaptcha | null };
type Held = Given & { since: number };
let held: Promise<Held | null> | null = null;

/**
 * Requests a pass as soon as somebody begins to fill in a form, so that it is old enough when the form is sent.
 * @returns the store's reCAPTCHA settings; null where it is off, or the request failed
 */
export async function beginPass(): Promise<ReCaptcha | null> {
  return (await ask())?.reCaptcha ?? null;
}

/** Returns the pass for a form that is being sent; each works once. */
export async function takePass(): Promise<{ pass: string }> {
  const mine = await ask();
  dropPass();
  if (!mine) return { pass: '' };
  const wait = mine.since + HELD_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return { pass: mine.pass };
}

/** Discards the requested pass. */
export function dropPass(): void {
  held = null;
}

function ask(): Promise<Held | null> {
  held ??= getJson<Given>(href('/api/bot-check'))
    .then((given) => ({ ...given, since: performance.now() }))
    .catch(() => {
      // Sending the form requests it again, when the connection may be back.
      dropPass();
      return null;
    });
  return held;
}
