import 'server-only';
import { asking } from '@/lib/platform/session/asking';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { config } from '@/lib/platform/config';
import { isOfPlatform } from '@/lib/platform/upstreams/platform-address';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { readIntent, rememberIntent } from './cookie';
import { WalletCheckout, WalletIntent } from './documents';
import { getWallets } from './queries';

const invalid = (message: string) =>
  fail({ kind: 'invalid' as const, upstream: 'commerce' as const, message });

/**
 * Creates a wallet payment for the total of a basket and returns the address at which the shopper approves it, before
 * coming back. Nothing is charged by this. Null when the wallet is not offered.
 */
export async function beginWallet(
  session: Session | null,
  cartId: string,
  walletId: string,
): Promise<Result<string | null>> {
  const wallet = (await getWallets(cartId, session)).find(({ id }) => id === walletId);
  if (!wallet) return ok(null);
  const answer = await commerceMutation(
    WalletIntent,
    { input: { cartEntityId: cartId, paymentWalletEntityId: walletId } },
    asking(session),
  );
  if (!answer.ok) return answer;
  const data = answer.value.payment.paymentWallet.createPaymentWalletIntent?.paymentWalletIntentData;
  if (!data) return ok(null);
  const { orderId: order, initializationEntityId: initialization, approvalUrl } = data;
  if (!isWebPage(approvalUrl)) return invalid('no address to approve a payment at');
  const method = walletId.replace(/^.*\./, '');
  await rememberIntent({ cart: cartId, provider: wallet.provider, method, order, initialization });
  return ok(approvalUrl);
}

/** A wallet's page may be on any host with https; over http, only the platform's own hosts are allowed. */
function isWebPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || isOfPlatform(url, config());
}

/**
 * Returns the address of the platform's own checkout, which shows the approved payment once more and places the order.
 * Null when this browser was not sent to a wallet.
 */
export async function finishWallet(session: Session | null): Promise<Result<string | null>> {
  const intent = await readIntent();
  if (!intent) return ok(null);
  const { cart, provider, method, order, initialization } = intent;
  const input = {
    cartEntityId: cart,
    paymentWalletData: { initializationId: initialization, providerId: provider, providerOrderId: order },
    queryParams: [
      { key: 'payment_type', value: method },
      { key: 'action', value: 'set_external_checkout' },
      { key: 'provider', value: provider },
    ],
  };
  const answer = await commerceMutation(WalletCheckout, { input }, asking(session));
  if (!answer.ok) return answer;
  const url = answer.value.cart.createCartRedirectUrls?.redirectUrls?.externalCheckoutUrl;
  if (url === undefined) return ok(null);
  return URL.canParse(url) && isOfPlatform(new URL(url), config())
    ? ok(url)
    : invalid('no address of a checkout');
}
