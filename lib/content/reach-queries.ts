import 'server-only';
import { getReCaptcha } from '@/lib/forms/re-captcha-queries';
import type { Reach } from '@/lib/forms/types';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from './queries';

/**
 * Contact details for forms that need reCAPTCHA and so cannot be sent without JavaScript; null where none is needed.
 */
export async function getReach(): Promise<Reach | null> {
  if (!(await orNull(getReCaptcha))) return null;
  const settings = await orNull(getSettings);
  return {
    phone: settings?.phone ?? '',
    phoneLink: settings?.phoneLink ?? '',
    email: settings?.email ?? '',
  };
}
