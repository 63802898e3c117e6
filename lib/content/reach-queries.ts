import 'server-only';
import { getReCaptcha } from '@/lib/forms/re-captcha-queries';
import type { Reach } from '@/lib/forms/types';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettings } from './queries';

/**
 * Contact details for forms that need reCAPTCHA and so cannot be sent without JavaScript; null where none is needed.
 */
export async function getReach(): Promise<Reach | null> {
  if (!(await orAway(getReCaptcha))) return null;
  const settings = await orAway(getSettings);
  return {
    phone: settings?.phone ?? '',
    phoneLink: settings?.phoneLink ?? '',
    email: settings?.email ?? '',
  };
}
