import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldAddress, openCardForm } from '@/lib/checkout/payment/card-fields/client';
import { CARD_FIELDS } from '@/lib/checkout/payment/card-fields/rules';
import type { CardField, CardForm } from '@/lib/checkout/payment/card-fields/types';

/** So long the frames may take before it is said that they do not come; they may still come later. */
const PATIENCE_MS = 10_000;
const ALWAYS = CARD_FIELDS.filter((field) => field !== 'cardName');

export type CardFrames = ReturnType<typeof useCardFrames>;

/** A page may frame the payments host only when it was loaded as the checkout; one that was come to from another page was not. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || new URL(loaded.name).pathname === location.pathname;
}

/** The frames of a card: whether they have come, which has the focus, and how to have them pay. */
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
      // What two frames say need not come in the order in which it happened.
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

  /** Waits for frames that are on their way: a press may come before them. */
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
    /** Null when the frames are not there, and do not come. */
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
