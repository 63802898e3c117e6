'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { part } from '@/lib/build/part-client';
import { createLocalValue, type LocalValue, useLocalValue } from '@/lib/device/local-value';
import { HOME, readKept } from './kept';
import type { Home } from './types';

const isTold = createLocalValue(HOME, (text) => readKept(text) !== null);

const never = () => () => {};

/**
 * What was told of the home; null while nothing was, and until what reads it is there: that is fetched only where there
 * is something to read.
 */
export function useToldHome(): Home | null {
  const told = useLocalValue(isTold);
  const [home, setHome] = useState<LocalValue<Home> | null>(null);
  useEffect(() => {
    if (told) void part(() => import('./client')).then((client) => setHome(client.home));
  }, [told]);
  return useSyncExternalStore(
    home?.subscribe ?? never,
    () => home?.read() ?? null,
    () => null,
  );
}
