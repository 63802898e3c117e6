import type { Check, Context } from '../types.ts';
import { basketChecks } from './commerce/basket.ts';
import { contactPageCheck } from './commerce/contact-page.ts';
import { goodsChecks, sampleOf } from './commerce/goods.ts';
import { hookCheck } from './commerce/hooks.ts';
import { managementChecks } from './commerce/management.ts';
import { metafieldCheck } from './commerce/metafields.ts';
import { settingsChecks } from './commerce/settings.ts';
import { contentChecks } from './content.ts';
import { diskChecks } from './disk.ts';
import { promisesCheck } from './promises.ts';
import { formChecks } from './forms.ts';
import { lawChecks } from './law/checks.ts';
import { mailChecks } from './mail.ts';
import { otherChecks } from './others.ts';
import { redisCheck } from './redis.ts';
import { searchChecks } from './search.ts';
import { shopChecks } from './shop.ts';

/** All checks, in the order of the report. */
export function checksOf(context: Context): Check[] {
  const sample = sampleOf(context);
  return [
    ...settingsChecks(context),
    ...goodsChecks(context, sample),
    metafieldCheck(context),
    contactPageCheck(context),
    ...basketChecks(context, sample),
    ...managementChecks(context),
    hookCheck(context),
    ...lawChecks(context),
    ...contentChecks(context),
    ...searchChecks(context),
    ...formChecks(context),
    ...otherChecks(context),
    ...mailChecks(context),
    redisCheck(context),
    ...diskChecks(context),
    promisesCheck(context),
    ...shopChecks(context),
  ];
}
