import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/feedback/notice';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { beginWallet } from '@/lib/checkout/payment/wallets/client';
import type { Wallet } from '@/lib/checkout/payment/wallets/types';
import css from './pay-form.module.css';

const c = classes(css);

type Props = {
  wallets: readonly Wallet[];
  cartId: string;
  /** Id of the wallet being opened, if any. */
  begun: string | null;
  onBegin: (id: string | null) => void;
  /** Whether another payment is in progress. */
  blocked: boolean;
};

/** The wallets that the platform offers, above the card (experience CHK-9). */
export function WalletButtons({ wallets, cartId, begun, onBegin, blocked }: Props) {
  const early = useEarlyPress<HTMLDivElement>();
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (id: string) => {
    onBegin(id);
    setFault(null);
    const found = await beginWallet(cartId, id);
    if (found.ok) return location.assign(found.url);
    onBegin(null);
    setFault(found.message);
  };
  return (
    <div {...early} className={c('wallets')}>
      {wallets.map(({ id, name }) => (
        <Button
          key={id}
          kind="second"
          size="tall"
          wide
          state={begun === id ? 'busy' : begun !== null || blocked ? 'blocked' : 'rest'}
          onClick={() => {
            begin(id).catch(() => onBegin(null));
          }}
        >
          <Icon name="wallet" /> {`Pay with ${name}`}
        </Button>
      ))}
      {fault ? (
        <Notice kind="warn" role="alert">
          {fault}
        </Notice>
      ) : null}
      <p className="t-small t-second">
        Approve it in your wallet, then check your order once more before you pay.
      </p>
      <p className={c('or')}>
        <Icon name="card" /> Or pay by card
      </p>
    </div>
  );
}
