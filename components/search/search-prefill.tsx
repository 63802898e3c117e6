'use client';

import { useEffect } from 'react';

/** Puts words into a search field of the page, unless somebody was faster. */
export function SearchPrefill({ field, words }: { field: string; words: string }) {
  useEffect(() => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement && input !== document.activeElement) input.value = words;
  }, [field, words]);
  return null;
}
