import 'server-only';
import { isDay } from '@/lib/dates/rules';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';
import type { WantedDelivery } from './types';

const COOKIE = 'wantedDelivery';

/** Afterwards, other days are available. */
const KEPT_S = 2 * 86_400;

/** Remembers the choice for the checkout of this browser. Only route handlers can call it. */
export async function keepWanted({ day, postcode }: WantedDelivery): Promise<void> {
  if (day === null && postcode === '') await dropCookie(COOKIE);
  else await keepCookie(COOKIE, `${day ?? ''} ${postcode}`.trimEnd(), { maxAge: KEPT_S });
}

/** Returns null where nothing was chosen beforehand. */
export async function readWanted(): Promise<WantedDelivery | null> {
  const [, day = '', postcode = ''] = /^(\S*) ?(.*)$/.exec((await readCookie(COOKIE)) ?? '') ?? [];
  return day || postcode ? { day: isDay(day) ? day : null, postcode } : null;
}
