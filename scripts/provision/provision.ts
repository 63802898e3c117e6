import { Unanswered } from '../services/ask.ts';
import { Fault } from '../services/fault.ts';
import { apiAccount } from './steps/api-account.ts';
import { attributes } from './steps/attributes.ts';
import { handWork } from './steps/by-hand.ts';
import { contentModel } from './steps/content-model.ts';
import { forms } from './steps/forms.ts';
import { hooks } from './steps/hooks.ts';
import { metafields } from './steps/metafields.ts';
import { searchIndex } from './steps/search-index.ts';
import { starterEntries } from './steps/starter-entries.ts';
import { storefrontToken } from './steps/storefront-token.ts';
import { byHand, type Context, type Line, type Step } from './types.ts';

const OF_ACCOUNT: readonly Step[] = [storefrontToken, hooks, attributes, metafields];
const OTHERS: readonly Step[] = [contentModel, starterEntries, searchIndex, forms, handWork];

/**
 * Creates what is missing and can be created, step by step; a second run finds everything in place. A step that fails
 * does not stop the others.
 */
export async function provision(context: Context): Promise<Line[]> {
  const lines = await done(apiAccount, context);
  for (const step of OF_ACCOUNT)
    lines.push(
      ...(context.config.commerce.accessToken
        ? await done(step, context)
        : [byHand(step.name, `Run this again once there is an API account.`)]),
    );
  for (const step of OTHERS) lines.push(...(await done(step, context)));
  return lines;
}

async function done({ name, run }: Step, context: Context): Promise<Line[]> {
  try {
    return await run(context);
  } catch (error) {
    if (error instanceof Fault) return [{ name, state: 'failed', what: `${error.message}. ${error.remedy}` }];
    if (error instanceof Unanswered) return [{ name, state: 'failed', what: error.message }];
    return [{ name, state: 'failed', what: wordsOf(error) }];
  }
}

/** The content service's client throws error responses as JSON text. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /"message": "([^"]+)"/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
}
