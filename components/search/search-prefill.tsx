'use client';

import { useEffect, useState } from 'react';
import { useDrawnByServer } from '@/components/parts/use-drawn-by-server';

/** Puts words into a search field of the page, unless somebody was faster. */
export function SearchPrefill({ field, words }: { field: string; words: string }) {
  const [drawn] = useState(words);
  const isFirst = useDrawnByServer() && words === drawn;
  useEffect(() => {
    // Pages that were left stay in the document, hidden, with a header of their own.
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[id="${field}"]`)) {
      const isTyped = input === document.activeElement || (isFirst && input.value !== input.defaultValue);
      if (!isTyped) input.value = words;
    }
  }, [field, isFirst, words]);
  return null;
}
