import type { Facts } from '@/lib/catalogue/facts/types';
import { type Day, fullDay, isDay } from '@/lib/dates/rules';

/**
 * Says until when an appliance that works with an app gets security updates, for display beside its offer (Product
 * Security and Telecommunications Infrastructure Regulations 2023, schedule 1, paragraph 3); null for other appliances.
 * @param maker name, with which sentences begin
 */
export function secureWords({ isSmart, secureUntil }: Facts, maker: string, today: Day): string | null {
  if (!isSmart && secureUntil === undefined) return null;
  if (secureUntil === undefined)
    return `${maker} has not told us how long this will get security updates. Ask us before you connect it.`;
  const isDate: boolean = isDay(secureUntil);
  if (!isDate) return `Security updates from ${maker}: ${secureUntil}.`;
  return secureUntil < today
    ? `${maker} stopped its security updates on ${fullDay(secureUntil)}. It works offline, and we advise against connecting it.`
    : `${maker} will provide security updates until at least ${fullDay(secureUntil)}.`;
}
