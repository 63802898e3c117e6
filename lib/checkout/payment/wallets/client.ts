import { ApiError, sendJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';

type Answer = { ok: true; url: string } | { ok: false; message: string };

async function addressOf(path: string, body: object): Promise<Answer> {
  try {
    return { ok: true, url: (await sendJson<{ url: string }>('POST', path, body)).url };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, message: error.message };
    throw error;
  }
}

/** Returns the address at which the shopper approves the payment. */
export const beginWallet = (cartId: string, wallet: string) =>
  addressOf(href('/api/checkout/wallet'), { cartId, wallet });

/** Returns the address at which the order is placed after approval. */
export const finishWallet = () => addressOf(href('/api/checkout/wallet/approved'), {});
