import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { announceBasketChange } from '@/lib/basket/sync';
import { type CardFaults, type CardFields, readCard } from '@/lib/checkout/card';
import { type Ending, pay, settle } from '@/lib/checkout/client';
import { londonDate } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';

type Placing = { cartId: string; total: Pence; key: string };
type State = 'rest' | 'busy' | 'unsure';

const STILL_OPEN = 'Nothing has been paid so far. You can try again, with this card or another.';

/** The card as it is typed, and what becomes of the order. The card lives in the page's memory alone. */
export function usePayment(placing: Placing, name: string, said: string | null) {
  const [typed, setTyped] = useState<CardFields>({ number: '', name, expiry: '', code: '' });
  const [faults, setFaults] = useState<CardFaults>({});
  const [message, setMessage] = useState(said);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('rest');
  // Two presses can come before the button is drawn anew.
  const running = useRef(false);
  const router = useRouter();

  const say = (next: { faults?: CardFaults; message?: string | null }) => {
    setFaults(next.faults ?? {});
    setMessage(next.message ?? null);
    setAttempt((before) => before + 1);
  };

  const end = (ending: Ending) => {
    if (ending.kind === 'paid') {
      announceBasketChange();
      // A new document: the card must not stay in the memory of the one that is left.
      location.replace(ending.to);
      return;
    }
    if (ending.kind === 'challenge') return location.assign(ending.url);
    setState(ending.kind === 'unsure' ? 'unsure' : 'rest');
    running.current = false;
    if (ending.kind === 'unsure') return;
    setTyped((card) => ({ ...card, code: '' }));
    say({ message: ending.message });
    if (ending.kind === 'changed') router.refresh();
  };

  const run = async () => {
    const read = placing.total > 0 ? readCard(typed, londonDate(new Date())) : { card: null };
    if ('faults' in read) return say({ faults: read.faults });
    if (running.current) return;
    running.current = true;
    setFaults({});
    setMessage(null);
    setState('busy');
    try {
      end(await pay(placing, read.card));
    } catch {
      end({ kind: 'unsure' });
    }
  };

  const recheck = async () => {
    setState('busy');
    const settled = await settle();
    if (settled?.state === 'paid') return end({ kind: 'paid', to: settled.redirect });
    setState(settled === null ? 'unsure' : 'rest');
    if (settled !== null) say({ message: STILL_OPEN });
  };

  return {
    typed,
    faults,
    message,
    attempt,
    state,
    type: (field: keyof CardFields, text: string) => setTyped((card) => ({ ...card, [field]: text })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      run().catch(() => {});
    },
    check: () => {
      recheck().catch(() => {});
    },
  };
}
