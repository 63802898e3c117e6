'use client';

import { useEffect, useState } from 'react';
import { useWasServerRendered } from '@/components/parts/use-drawn-by-server';

type Props = {
  field: string;
  words: string;
  /** Whether it was mounted after the page, as an island. */
  late?: boolean;
};

/** Puts the words into a search field of the page, unless the shopper has typed there. */
export function SearchPrefill({ field, words, late = false }: Props) {
  const [drawn] = useState(words);
  const taken = useWasServerRendered();
  const isFirst = (late || taken) && words === drawn;
  useEffect(() => {
    // The router keeps pages that were left in the document, hidden, with headers of their own.
    for (const input of document.querySelectorAll<HTMLInputElement>(`input[id="${field}"]`)) {
      const isTyped = input === document.activeElement || (isFirst && input.value !== input.defaultValue);
      if (!isTyped) input.value = words;
    }
  }, [field, isFirst, words]);
  return null;
}
