import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { config } from '@/lib/platform/config';
import { log } from '@/lib/platform/observe/log';
import { reCaptchaState } from '@/lib/platform/re-captcha';
import { isUnreachable, orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { SETTINGS_LIFE } from '@/lib/platform/upstreams/commerce-life';
import { ReCaptchaQuery } from './documents';
import type { ReCaptcha } from './types';

/** Reads the setting again, and updates it for the content security policy. @throws UnreachableError */
export async function readReCaptcha(): Promise<ReCaptcha | null> {
  const { site } = orUnreachable(await catalogueQuery(ReCaptchaQuery, {}));
  const settings = site.settings?.reCaptcha;
  const siteKey = (settings?.isEnabledOnStorefront && settings.siteKey) || null;
  reCaptchaState().siteKey = siteKey;
  return ofKey(siteKey);
}

/** For pages that mention reCAPTCHA; null where the store does not use it. @throws UnreachableError */
export async function getReCaptcha(): Promise<ReCaptcha | null> {
  'use cache';
  cacheLife(SETTINGS_LIFE);
  cacheTag(cacheTags.settings);
  return readReCaptcha();
}

/**
 * For a form that is begun or sent: the setting as this process read it last. @throws UnreachableError when it was
 * never read
 */
export async function currentReCaptcha(): Promise<ReCaptcha | null> {
  const { siteKey } = reCaptchaState();
  return siteKey === undefined ? readReCaptcha() : ofKey(siteKey);
}

/** Reads the setting now and at intervals, because the platform sends no webhook about it. */
export function followReCaptcha(): void {
  const read = () =>
    void readReCaptcha().catch((thrown: unknown) =>
      log('warn', 're-captcha', { unreachable: isUnreachable(thrown) }),
    );
  read();
  setInterval(read, SETTINGS_LIFE.revalidate * 1_000).unref();
}

function ofKey(siteKey: string | null): ReCaptcha | null {
  const { script, scripts } = config().commerce.reCaptcha;
  return siteKey === null ? null : { siteKey, script, scripts };
}
