import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { HeavyGood } from '@/lib/checkout/access/heavy-goods';
import { type AccessPrefill, accessPrefill } from '@/lib/checkout/access/prefill';
import type { TypedAccess } from '@/lib/checkout/access/verdict';
import type { Typed } from '@/lib/forms/lazy-resolver';
import type { FormValues } from '@/lib/forms/types';
import { home } from '@/lib/home/client';

type Form = Pick<UseFormReturn<Typed>, 'getValues' | 'setValue' | 'watch'>;

/**
 * Prefills the answers about the way in from the home facts, and updates them with the chosen floor; fields that the
 * shopper typed in are left alone.
 * @param initial values of the fields before the form library knows them
 * @returns the current values, and whether lift and stairs are asked for: not on the ground floor, unless they were
 * answered
 */
export function useAccessPrefill(
  { getValues, setValue, watch }: Form,
  initial: FormValues,
  heavyGoods: readonly HeavyGood[],
): { typed: TypedAccess; upstairs: boolean } {
  'use no memo'; // See `useDataForm`.
  const now = (name: keyof TypedAccess) => watch(name) ?? initial[name] ?? '';
  const typed = { floor: now('floor'), door: now('door'), steps: now('steps'), old: now('old') };
  const { floor } = typed;
  const filled = useRef<Partial<AccessPrefill>>({});
  const [upstairs, setUpstairs] = useState(true);
  useEffect(() => {
    if (heavyGoods.length === 0) return;
    const told = accessPrefill(home.read().route, heavyGoods, floor);
    for (const name of Object.keys(told) as (keyof AccessPrefill)[]) {
      const before = filled.current[name] ?? '';
      if ((getValues(name) ?? '') !== before) continue;
      if (told[name] !== before) setValue(name, told[name]);
      filled.current[name] = told[name];
    }
    setUpstairs(floor !== 'ground' || Boolean(getValues('lift') || getValues('stairs')));
  }, [heavyGoods, floor, getValues, setValue]);
  return { typed, upstairs };
}
