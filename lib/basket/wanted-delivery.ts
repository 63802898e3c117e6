import 'server-only';
import { isDay } from '@/lib/dates/rules';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';
import type { WantedDelivery } from './types';

const COOKIE = 'wantedDelivery';

/** Days beyond that are other days. */
const KEPT_S = 2 * 86_400;

/** Remembers it for the checkout of this browser; only route handlers can. */
export async function keepWanted({ day, postcode }: WantedDelivery): Promise<void> {
  if (day === null && postcode === '') await dropCookie(COOKIE);
  else await keepCookie(COOKIE, `${day ?? ''} ${postcode}`.trimEnd(), { maxAge: KEPT_S });
}

/** Null where nothing was chosen beforehand. */
export async function readWanted(): Promise<WantedDelivery | null> {
  const [, day = '', postcode = ''] = /^(\S*) ?(.*)$/.exec((await readCookie(COOKIE)) ?? '') ?? [];
  return day || postcode ? { day: isDay(day) ? day : null, postcode } : null;
}
