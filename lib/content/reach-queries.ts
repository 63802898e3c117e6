import 'server-only';
import { getReCaptcha } from '@/lib/forms/re-captcha-queries';
import type { Reach } from '@/lib/forms/types';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettings } from './queries';

/** How to reach the shop where a form that the platform guards cannot be sent without scripts; null where it can. */
export async function getReach(): Promise<Reach | null> {
  if (!(await orAway(getReCaptcha))) return null;
  const settings = await orAway(getSettings);
  return {
    phone: settings?.phone ?? '',
    phoneLink: settings?.phoneLink ?? '',
    email: settings?.email ?? '',
  };
}
