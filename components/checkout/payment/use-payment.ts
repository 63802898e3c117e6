import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { announceBasketChange } from '@/lib/basket/queue/channel';
import { type Ending, pay, settle } from '@/lib/checkout/client';
import type { CardFaults } from '@/lib/checkout/payment/card-fields/types';
import type { Pence } from '@/lib/money/types';
import type { CardFrames } from './use-card-frames';

type Placing = { cartId: string; total: Pence; key: string };
type Card = { frames: CardFrames; name: string; host: string };
type State = 'rest' | 'busy' | 'unsure';

const STILL_OPEN = 'Nothing has been paid so far. You can try again, with this card or another.';
const NO_FIELDS = 'The card fields have not loaded yet, so nothing is paid. Try again in a moment.';

/** Places and pays the order when the button is pressed. */
export function usePayment(placing: Placing, { frames, name, host }: Card, said: string | null) {
  const [faults, setFaults] = useState<CardFaults>({});
  const [message, setMessage] = useState(said);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('rest');
  // Two presses can come before the next render.
  const running = useRef(false);
  const router = useRouter();

  // The browser restored this page from its back/forward cache, so the state of its payment is out of date.
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const say = (next: { faults?: CardFaults; message?: string | null }) => {
    setFaults(next.faults ?? {});
    setMessage(next.message ?? null);
    setAttempt((before) => before + 1);
  };

  const end = (ending: Ending) => {
    if (ending.kind === 'placed') {
      announceBasketChange();
      // A full navigation, because the frames with the card must not stay in the document.
      location.replace(ending.to);
      return;
    }
    if (ending.kind === 'challenge') return location.assign(ending.url);
    setState(ending.kind === 'unsure' ? 'unsure' : 'rest');
    running.current = false;
    if (ending.kind === 'unsure') return;
    say({ message: ending.message });
    if (ending.kind === 'changed') router.refresh();
  };

  /** Whether the card can be charged; shows its faults otherwise. */
  const isReady = async (): Promise<boolean> => {
    const found = await frames.check();
    if (found && Object.keys(found).length === 0) return true;
    say(found ? { faults: found } : { message: NO_FIELDS });
    setState('rest');
    return false;
  };

  const run = async () => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    const needsCard = placing.total > 0;
    if (needsCard && !(await isReady())) {
      running.current = false;
      return;
    }
    setFaults({});
    setMessage(null);
    try {
      end(await pay(placing, needsCard ? (token) => frames.charge(token, name) : null, host));
    } catch {
      end({ kind: 'unsure' });
    }
  };

  const recheck = async () => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    const settled = await settle();
    if (settled && 'redirect' in settled) return end({ kind: 'placed', to: settled.redirect });
    running.current = false;
    setState(settled === null ? 'unsure' : 'rest');
    if (settled !== null) say({ message: STILL_OPEN });
  };

  return {
    faults,
    message,
    attempt,
    state,
    submit: () => {
      run().catch(() => {});
    },
    check: () => {
      recheck().catch(() => {});
    },
  };
}
