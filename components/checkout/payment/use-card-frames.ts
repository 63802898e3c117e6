import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldAddress, openCardForm } from '@/lib/checkout/payment/card-fields/client';
import { CARD_FIELDS } from '@/lib/checkout/payment/card-fields/rules';
import type { CardField, CardForm } from '@/lib/checkout/payment/card-fields/types';

/** Time after which the frames are reported missing, in milliseconds; they may still load later. */
const PATIENCE_MS = 10_000;
const ALWAYS = CARD_FIELDS.filter((field) => field !== 'cardName');

export type CardFrames = ReturnType<typeof useCardFrames>;

/**
 * Whether this document was loaded as the checkout: only then does its policy allow frames of the payments host. After
 * a client navigation it does not.
 */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === location.pathname;
}

/** State of the card frames, with functions to validate them and to charge the card. */
export function useCardFrames(address: string, checkoutId: string, page: RefObject<HTMLFormElement | null>) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'none' | 'coming' | 'here' | 'away'>('none');
  const [focused, setFocused] = useState<CardField | null>(null);
  const [fields, setFields] = useState<readonly CardField[]>(ALWAYS);
  const form = useRef<CardForm | null>(null);
  const here = useRef(new Set<CardField>());
  const waiting = useRef<((isHere: boolean) => void)[]>([]);

  useEffect(() => {
    if (!isLoadedHere()) return location.reload();
    const opened = openCardForm(address, {
      ready(field) {
        here.current.add(field);
        if (!ALWAYS.every((each) => here.current.has(each))) return;
        setState('here');
        for (const tell of waiting.current.splice(0)) tell(true);
      },
      focus: setFocused,
      // Messages of two frames may arrive out of order.
      blur: (field) => setFocused((now) => (now === field ? null : now)),
      enter: () => page.current?.requestSubmit(),
    });
    form.current = opened;
    setState('coming');
    return opened.close;
  }, [address, page]);

  useEffect(() => {
    if (state !== 'coming') return undefined;
    const timer = setTimeout(() => {
      setState('away');
      for (const tell of waiting.current.splice(0)) tell(false);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  /** Resolves once the frames have loaded, or to false if they do not: a press may come before them. */
  const haveCome = () =>
    state === 'away' || ALWAYS.every((field) => here.current.has(field))
      ? Promise.resolve(state !== 'away')
      : new Promise<boolean>((tell) => waiting.current.push(tell));

  return {
    turn,
    state,
    focused,
    fields,
    src: state === 'none' ? null : fieldAddress(address, checkoutId),
    attach: (field: CardField, frame: HTMLIFrameElement, words: string) =>
      form.current?.attach(field, frame, words),
    askName: (isAsked: boolean) => setFields(isAsked ? CARD_FIELDS : ALWAYS),
    again() {
      here.current.clear();
      setTurn((before) => before + 1);
      setState('coming');
    },
    /** Resolves to the faults of the fields; null if the frames are missing. */
    async check() {
      if (!(await haveCome())) return null;
      const faults = await form.current?.check(fields);
      if (!faults) setState('away');
      return faults ?? null;
    },
    charge: async (token: string, name: string) =>
      (await form.current?.charge({ token, fields, name })) ?? null,
  };
}
