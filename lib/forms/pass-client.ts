import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import type { ReCaptcha } from './types';

/** The server takes no pass that is younger. */
const HELD_MS = 1_200;

type Given = { pass: string; reCaptcha: ReCaptcha | null };
type Held = Given & { since: number };
let held: Promise<Held | null> | null = null;

/**
 * Asks for a pass as soon as somebody begins to fill in a form, so that it is old enough when it is sent.
 * @returns reCAPTCHA as the store has it; null where it is off, or where nobody could be asked.
 */
export async function beginPass(): Promise<ReCaptcha | null> {
  return (await ask())?.reCaptcha ?? null;
}

/** The pass for a form that is being sent; each works once. */
export async function takePass(): Promise<{ pass: string }> {
  const mine = await ask();
  dropPass();
  if (!mine) return { pass: '' };
  const wait = mine.since + HELD_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return { pass: mine.pass };
}

/** What was asked for is not good any more. */
export function dropPass(): void {
  held = null;
}

function ask(): Promise<Held | null> {
  held ??= getJson<Given>(href('/api/bot-check'))
    .then((given) => ({ ...given, since: performance.now() }))
    .catch(() => {
      // Whoever sends the form asks again: the line may be back by then.
      dropPass();
      return null;
    });
  return held;
}
