import { useRef, useState } from 'react';
import { showAdded } from '@/components/basket/adding/added-store';
import { type Press, useNewPress } from '@/components/basket/adding/use-new-press';
import { announce } from '@/components/ui/feedback/live-store';
import { useChangeBasket } from '@/lib/basket/client';
import { home } from '@/lib/home/client';
import { type MultibuyLine, refusedLine } from '@/lib/lists/multibuy-rules';
import { href } from '@/lib/routing/href';

/** Why nothing was added, and the product concerned; null if it is not known. */
export type Refused = { message: string; id: number | null };

/**
 * Adds the whole set to the basket in one call, or none of it (experience MB-6).
 * @param readAnew reloads the products' stock after the platform has refused them
 */
export function useAddAll(lines: readonly MultibuyLine[], readAnew: () => void) {
  const basket = useChangeBasket();
  const isNew = useNewPress();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [done, setDone] = useState(false);
  /** Replaced whenever the set changes, so that answers for a former set can be told apart. */
  const list = useRef({});
  const [clashes, setClashes] = useState<readonly string[]>([]);
  const checking = useRef<object>(null);
  const [isChecking, setIsChecking] = useState(false);
  const check = (mine: object | null) => {
    checking.current = mine;
    setIsChecking(mine !== null);
  };

  /** A clash does not prevent the purchase, but is shown first (experience §6 F5). */
  const add = async (press: Press) => {
    if (checking.current || !isNew(press, clashes.join(' '))) return;
    const mine = {};
    check(mine);
    const found = clashes.length > 0 ? [] : await clashesNow(lines);
    // The set has changed in the meantime, so the press no longer applies.
    if (checking.current !== mine) return;
    check(null);
    setClashes(found);
    if (found.length > 0) announce(`Nothing is added yet. ${found.join(' ')}`);
    else send();
  };
  const send = () => {
    setRefused(null);
    const sent = list.current;
    const items = lines.map(({ card, quantity }) => ({ product_id: card.id, quantity }));
    basket.mutate(
      { do: 'add', items, name: 'your kitchen set' },
      {
        onSuccess: () => {
          if (list.current === sent) setDone(true);
          announce('All of your kitchen set is in the basket');
          showAdded({
            name: 'Your kitchen set',
            path: href('/multibuy-list'),
            sku: '',
            left: [],
            pieces: lines,
          });
        },
        onError: ({ message }) => {
          const line = refusedLine(message, lines);
          setRefused({ message, id: line?.card.id ?? null });
          announce(`Nothing was added. ${message}`);
          readAnew();
        },
      },
    );
  };
  const state = isChecking || basket.isPending ? 'busy' : done ? 'done' : 'rest';
  return {
    add,
    refused,
    clashes,
    state,
    /** Clears the refusal and the success, which belong to the former set. */
    reset: () => {
      list.current = {};
      check(null);
      setRefused(null);
      setDone(false);
      setClashes([]);
    },
  } as const;
}

/** Loads the rules on demand; if that fails, the set is added unchecked. */
async function clashesNow(lines: readonly MultibuyLine[]): Promise<string[]> {
  try {
    const { clashesOf } = await import('@/lib/lists/multibuy-clashes');
    return clashesOf(lines, home.read());
  } catch {
    return [];
  }
}
