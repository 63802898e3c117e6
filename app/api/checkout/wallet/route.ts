import { beginWallet } from '@/lib/checkout/payment/wallets/commands';
import { readOrderFault } from '@/lib/checkout/placing/fault-queries';
import { readCheckout } from '@/lib/checkout/queries';
import { walletRequest } from '@/lib/checkout/requests';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

/** Returns the URL of a wallet's page at which the shopper approves the payment. */
export const POST = writes(walletRequest, async ({ session, input }) => {
  const checkout = await readCheckout(input.cartId, session);
  if (!checkout.ok) return upstreamProblem(checkout.error);
  const fault = checkout.value && (await readOrderFault(checkout.value, session));
  if (fault && !fault.ok) return upstreamProblem(fault.error);
  if (fault?.value) return problem(409, fault.value);
  const begun = await beginWallet(session, input.cartId, input.wallet);
  if (!begun.ok) return upstreamProblem(begun.error);
  if (begun.value === null) return problem(409, 'This wallet can’t be used for this basket. Pay by card.');
  return answer({ url: begun.value });
});
