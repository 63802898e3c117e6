'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { wordsOfPath } from './words-of-path';

/** Puts the words of the path that led nowhere into a search field, unless somebody was faster. */
export function SearchPrefill({ field }: { field: string }) {
  const path = usePathname();
  useEffect(() => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement && !input.value) input.value = wordsOfPath(path);
  }, [field, path]);
  return null;
}
