'use client';

import { useEffect, useState } from 'react';
import { useDrawnByServer } from '@/components/parts/use-drawn-by-server';

type Props = {
  field: string;
  words: string;
  /** Whether it came to a page that stood before it. */
  late?: boolean;
};

/** Puts words into a search field of the page, unless somebody was faster. */
export function SearchPrefill({ field, words, late = false }: Props) {
  const [drawn] = useState(words);
  const taken = useDrawnByServer();
  const isFirst = (late || taken) && words === drawn;
  useEffect(() => {
    // Pages that were left stay in the document, hidden, with a header of their own.
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[id="${field}"]`)) {
      const isTyped = input === document.activeElement || (isFirst && input.value !== input.defaultValue);
      if (!isTyped) input.value = words;
    }
  }, [field, isFirst, words]);
  return null;
}
