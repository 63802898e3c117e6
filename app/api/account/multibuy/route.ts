import { z } from 'zod';
import { saveAccountList } from '@/lib/lists/account-commands';
import { readAccountItems } from '@/lib/lists/account-queries';
import { keepMultibuyRequest } from '@/lib/lists/requests';
import { MAX_ITEMS } from '@/lib/lists/rules';
import { answer, problem, reads, upstreamProblem, writes } from '@/lib/platform/http/api';
import { READS } from '@/lib/platform/http/rate-limit';

const FULL = `With the one in your account, your kitchen set would hold more than ${MAX_ITEMS} products. Remove some to have it on all your devices.`;

const SIGN_IN = 'Sign in to have your kitchen set on all your devices.';

/** The kitchen set in the account of who asks; a page whose own list is empty needs no more. */
export const GET = reads(z.object({}), async ({ session }) => {
  if (!session) return problem(401, SIGN_IN);
  const items = await readAccountItems(session);
  return items.ok ? answer({ items: items.value }) : upstreamProblem(items.error);
});

/**
 * Joins a browser's kitchen set with the one in its owner's account; `{items}` is what both hold then. Every page asks
 * once, mostly with nothing new: it counts as a read.
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
