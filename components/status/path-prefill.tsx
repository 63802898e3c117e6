'use client';

import { usePathname } from 'next/navigation';
import { SearchPrefill } from '@/components/search/search-prefill';
import { wordsOfPath } from './words-of-path';

/** Puts the words of the path that led nowhere into a search field. */
export const PathPrefill = ({ field }: { field: string }) => (
  <SearchPrefill field={field} words={wordsOfPath(usePathname())} />
);
