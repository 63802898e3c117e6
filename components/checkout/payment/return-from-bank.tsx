'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import { settle } from '@/lib/checkout/client';
import { finishWallet } from '@/lib/checkout/payment/wallets/client';
import { stepPath } from '@/lib/checkout/rules';
import { href } from '@/lib/routing/href';

/**
 * Continues after a return from a wallet, where nothing is paid yet: to place the order, or back to the ways to pay.
 */
async function goOnFromWallet(status: string): Promise<true> {
  const finished = status === 'approved' ? await finishWallet() : null;
  const back = href('/checkout', { step: 'pay', payment: finished ? 'unusable' : 'refused' });
  location.replace(finished?.ok ? finished.url : back);
  return true;
}

/**
 * Asks for the state of the payment and continues to the confirmation, or back to the card. Resolves to false if the
 * state is not known.
 */
async function goOn(): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  const wallet = query.get('wallet');
  if (wallet) return goOnFromWallet(wallet);
  const [order, cart] = [query.get('order'), query.get('cart')];
  const settled = await settle(order && cart ? { order, cart } : {});
  if (settled === null) return false;
  location.replace(
    'redirect' in settled ? settled.redirect : href('/checkout', { step: 'pay', payment: 'declined' }),
  );
  return true;
}

/** The page that shoppers return to from their bank or wallet. */
export function ReturnFromBank() {
  const [away, setAway] = useState(false);
  const ask = useCallback(() => {
    setAway(false);
    goOn().then(
      (gone) => setAway(!gone),
      () => setAway(true),
    );
  }, []);
  useEffect(ask, [ask]);
  if (!away)
    return (
      <p role="status">
        Checking with your bank. <a href={stepPath('pay')}>Go on</a> if this page does not change.
      </p>
    );
  return (
    <Notice kind="warn" role="alert">
      <p>
        We can’t look up your order right now. If the money was taken, the order is placed; it can’t be paid
        twice.
      </p>
      <Button kind="second" size="small" onClick={ask}>
        Check again
      </Button>
    </Notice>
  );
}
