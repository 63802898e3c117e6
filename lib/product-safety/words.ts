import type { Facts } from '@/lib/catalogue/facts/types';
import { type Day, fullDay, isDay } from '@/lib/dates/rules';

/**
 * Until when what talks to an app is kept secure, beside its offer (Product Security and Telecommunications
 * Infrastructure Regulations 2023, schedule 1, paragraph 3); null for what talks to none.
 * @param maker as a sentence begins with it
 */
export function secureWords({ isSmart, secureUntil }: Facts, maker: string, today: Day): string | null {
  if (!isSmart && secureUntil === undefined) return null;
  if (secureUntil === undefined)
    return `${maker} has not told us until when it keeps the software of this secure. Ask us before you connect it.`;
  const isDate: boolean = isDay(secureUntil);
  if (!isDate) return `${maker} keeps its software secure: ${secureUntil}.`;
  return secureUntil < today
    ? `${maker} stopped its security updates on ${fullDay(secureUntil)}. It works without a network; we would not connect it.`
    : `${maker} keeps its software secure with updates until ${fullDay(secureUntil)} at least.`;
}
