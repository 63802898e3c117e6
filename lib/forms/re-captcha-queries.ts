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

/** Reads it anew, for the pages' policy too. @throws UnreachableError */
export async function readReCaptcha(): Promise<ReCaptcha | null> {
  const { site } = orUnreachable(await catalogueQuery(ReCaptchaQuery, {}));
  const settings = site.settings?.reCaptcha;
  const siteKey = (settings?.isEnabledOnStorefront && settings.siteKey) || null;
  reCaptchaState().siteKey = siteKey;
  return ofKey(siteKey);
}

/** For pages, whose words follow from it; null where the store has it off. @throws UnreachableError */
export async function getReCaptcha(): Promise<ReCaptcha | null> {
  'use cache';
  cacheLife(SETTINGS_LIFE);
  cacheTag(cacheTags.settings);
  return readReCaptcha();
}

/** For a form that is begun or sent: what this process read last. @throws UnreachableError where it never could. */
export async function currentReCaptcha(): Promise<ReCaptcha | null> {
  const { siteKey } = reCaptchaState();
  return siteKey === undefined ? readReCaptcha() : ofKey(siteKey);
}

/** Reads it now and from time to time: the platform raises no event about it. */
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
