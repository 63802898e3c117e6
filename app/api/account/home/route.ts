import { z } from 'zod';
import { keepHome } from '@/lib/home/commands';
import { readKeptHome } from '@/lib/home/queries';
import { keepHomeRequest } from '@/lib/home/requests';
import { writeHome } from '@/lib/home/rules';
import { answer, problem, reads, upstreamProblem } from '@/lib/platform/http/api';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/**
 * Returns `{home}`: the copy of the home facts in the customer's account, in the browser's format; null if there is
 * none.
 */
export const GET = reads(z.object({}), async ({ session }) => {
  if (!session) return problem(401, 'Sign in to see this.');
  const saved = await readKeptHome(session);
  if (!saved.ok) return upstreamProblem(saved.error);
  return answer({ home: saved.value && writeHome(saved.value) });
});

/** Copies home facts to the account on the customer's request. */
export const POST = ownForms({
  schema: keepHomeRequest,
  name: 'keep-home',
  page: () => href('/account'),
  work: (session, { home }) => keepHome(session, home),
});
