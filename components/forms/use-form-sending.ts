import { useEffect, useState, useTransition } from 'react';
import type { FormState } from 'react-hook-form';
import type { Typed } from '@/lib/forms/lazy-resolver';
import type { FormValues } from '@/lib/forms/types';
import type { Fault } from './error-summary';

type Refusal = { message: string; fields: FormValues };

type Options = {
  /** State of the form library, which reports changes through getters and is therefore destructured here. */
  state: FormState<Typed>;
  /** Names of the controls, in the order in which faults are listed. */
  names: readonly string[];
  idOf: (name: string) => string;
  /** A refusal that came with the page. */
  first?: Refusal | null;
};

/**
 * State of a form sent by a script: its faults, until it is sent again, and whether it is busy, until the next page is
 * shown.
 */
export function useFormSending({ state, names, idOf, first = null }: Options) {
  'use no memo'; // See `useDataForm`.
  const { errors, isSubmitting, submitCount } = state;
  const [refused, setRefused] = useState<(Refusal & { turn: number }) | null>(first && { ...first, turn: 0 });
  const [isLeft, setLeft] = useState(false);
  const [isGoingOn, startGoingOn] = useTransition();

  // The browser restored this page from its back/forward cache.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeft(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const errorOf = (name: string) => errors[name]?.message ?? refused?.fields[name];
  const faults: Fault[] = names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ id: idOf(name), message }] : [];
  });
  if (refused && faults.length === 0) faults.push({ message: refused.message });
  return {
    errorOf,
    faults,
    /** Changes with every attempt. */
    attempt: refused ? `refused ${refused.turn}` : `checked ${submitCount}`,
    busy: isSubmitting || isLeft || isGoingOn,
    /** Sets the refusal; null clears it when the form is sent or was validated again. */
    refuse: (next: Refusal | null) =>
      setRefused((before) => next && { ...next, turn: (before?.turn ?? 0) + 1 }),
    /** Goes on to a page within this document. */
    goOn: (go: () => void) => startGoingOn(go),
    /** Leaves for another document. */
    leave: (go: () => void) => {
      setLeft(true);
      go();
    },
  };
}
