import { useEffect, useState, useTransition } from 'react';
import type { FormState } from 'react-hook-form';
import type { Typed } from '@/lib/forms/lazy-resolver';
import type { FormValues } from '@/lib/forms/types';
import type { Fault } from './error-summary';

type Refusal = { message: string; fields: FormValues };

type Options = {
  /** What the form library knows; it tells its changes by getters, so that it is taken apart here. */
  state: FormState<Typed>;
  /** Of the controls, in the order in which faults are named. */
  names: readonly string[];
  idOf: (name: string) => string;
  /** What came with the page. */
  first?: Refusal | null;
};

/**
 * What becomes of a form that a script sends: what is wrong with it, until it is sent again, and whether it is under
 * way, until the page that it leads to stands.
 */
export function useFormSending({ state, names, idOf, first = null }: Options) {
  'use no memo'; // See `useDataForm`.
  const { errors, isSubmitting, submitCount } = state;
  const [refused, setRefused] = useState<(Refusal & { turn: number }) | null>(first && { ...first, turn: 0 });
  const [isLeft, setLeft] = useState(false);
  const [isGoingOn, startGoingOn] = useTransition();

  // Back from the next page by the browser, which had put this one aside as it was left.
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
    /** Says what is wrong; null when it is being sent, or was checked anew. */
    refuse: (next: Refusal | null) =>
      setRefused((before) => next && { ...next, turn: (before?.turn ?? 0) + 1 }),
    /** Goes on in this document. */
    goOn: (go: () => void) => startGoingOn(go),
    /** Leaves it for another. */
    leave: (go: () => void) => {
      setLeft(true);
      go();
    },
  };
}
