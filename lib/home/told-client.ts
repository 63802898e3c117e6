'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { part } from '@/lib/build/part-client';
import { createLocalValue, type LocalValue, useLocalValue } from '@/lib/device/local-value';
import { HOME, readKept } from './kept';
import type { Home } from './types';

const isTold = createLocalValue(HOME, (text) => readKept(text) !== null);

const never = () => () => {};

/**
 * The stored home; null while nothing is stored, and until the module that reads it is loaded. The module is loaded
 * only where something is stored.
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
