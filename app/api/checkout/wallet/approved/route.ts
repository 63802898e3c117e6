import { z } from 'zod';
import { finishWallet } from '@/lib/checkout/payment/wallets/commands';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

/** Returns the URL at which the order is placed with the payment approved in a wallet. */
export const POST = writes(z.strictObject({}), async ({ session }) => {
  const finished = await finishWallet(session);
  if (!finished.ok) return upstreamProblem(finished.error);
  if (finished.value === null) return problem(409, 'Nothing was approved in this browser. Nothing is paid.');
  return answer({ url: finished.value });
});
