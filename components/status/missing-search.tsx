'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { SearchForm } from '@/components/layout/search-form';
import { wordsOfPath } from './words-of-path';

/** A search for the words of the path; empty until the browser knows it. */
export function MissingSearch() {
  const path = usePathname();
  const words = useSyncExternalStore(
    () => () => {},
    () => wordsOfPath(path),
    () => '',
  );
  return <SearchForm key={words} id="missing-q" query={words} />;
}
