import { z } from 'zod';
import { saveAccountList } from '@/lib/lists/account-commands';
import { readAccountItems } from '@/lib/lists/account-queries';
import { keepMultibuyRequest } from '@/lib/lists/requests';
import { MAX_ITEMS } from '@/lib/lists/rules';
import { answer, problem, reads, upstreamProblem, writes } from '@/lib/platform/http/api';
import { READS } from '@/lib/platform/http/rate-limit';

const FULL = `With the one in your account, your kitchen set would hold more than ${MAX_ITEMS} products. Remove some to have it on all your devices.`;

const SIGN_IN = 'Sign in to have your kitchen set on all your devices.';

/** Returns the kitchen set in the customer's account; enough for a page whose own set is empty. */
export const GET = reads(z.object({}), async ({ session }) => {
  if (!session) return problem(401, SIGN_IN);
  const items = await readAccountItems(session);
  return items.ok ? answer({ items: items.value }) : upstreamProblem(items.error);
});

/**
 * Merges a browser's kitchen set with the one in the customer's account and returns the result as `{items}`. Every page
 * sends it once, mostly with nothing new, so it is limited like a read.
 */
export const POST = writes(
  keepMultibuyRequest,
  async ({ session, input: { items, before } }) => {
    if (!session) return problem(401, SIGN_IN);
    const saved = await saveAccountList(session, items, before);
    if (saved.ok) return answer({ items: saved.value });
    return 'upstream' in saved.error ? upstreamProblem(saved.error) : problem(422, FULL);
  },
  READS,
);
