'use client';

import { useEffect } from 'react';

/** Puts words into a search field of the page, unless somebody was faster. */
export function SearchPrefill({ field, words }: { field: string; words: string }) {
  useEffect(() => {
    // Pages that were left stay in the document, hidden, with a header of their own.
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[id="${field}"]`)) {
      if (input !== document.activeElement) input.value = words;
    }
  }, [field, words]);
  return null;
}
