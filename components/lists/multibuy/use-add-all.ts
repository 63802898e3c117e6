import { useRef, useState } from 'react';
import { showAdded } from '@/components/basket/adding/added-store';
import { type Press, useNewPress } from '@/components/basket/adding/use-new-press';
import { announce } from '@/components/ui/feedback/live-store';
import { useChangeBasket } from '@/lib/basket/client';
import { home } from '@/lib/home/client';
import { type MultibuyLine, refusedLine } from '@/lib/lists/multibuy-rules';
import { href } from '@/lib/routing/href';

/** Why nothing was added, and to which product that belongs. */
export type Refused = { message: string; id: number | null };

/**
 * Puts all of the list in the basket by one call, or nothing of it (experience MB-6).
 * @param readAnew asks for the products' stock again once the platform has refused them
 */
export function useAddAll(lines: readonly MultibuyLine[], readAnew: () => void) {
  const basket = useChangeBasket();
  const isNew = useNewPress();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [done, setDone] = useState(false);
  /** Another one for each list that has stood here. */
  const list = useRef({});
  const [clashes, setClashes] = useState<readonly string[]>([]);
  const checking = useRef<object>(null);
  const [isChecking, setIsChecking] = useState(false);
  const check = (mine: object | null) => {
    checking.current = mine;
    setIsChecking(mine !== null);
  };

  /** A clash keeps nobody from buying, but it is said before (experience §6 F5). */
  const add = async (press: Press) => {
    if (checking.current || !isNew(press, clashes.join(' '))) return;
    const mine = {};
    check(mine);
    const found = clashes.length > 0 ? [] : await clashesNow(lines);
    // The list became another one meanwhile: what was pressed is not there any more.
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
    /** The list is another one now: neither the refusal nor the success is its. */
    reset: () => {
      list.current = {};
      check(null);
      setRefused(null);
      setDone(false);
      setClashes([]);
    },
  } as const;
}

/** The rules come when they are needed; without them the list is added as it is. */
async function clashesNow(lines: readonly MultibuyLine[]): Promise<string[]> {
  try {
    const { clashesOf } = await import('@/lib/lists/multibuy-clashes');
    return clashesOf(lines, home.read());
  } catch {
    return [];
  }
}
