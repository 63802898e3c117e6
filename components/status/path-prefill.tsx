'use client';

import { usePathname } from 'next/navigation';
import { SearchPrefill } from '@/components/search/search-prefill';
import { readable } from './shown-path';

/** Prefills a search field with the words of the path that was not found. */
export const PathPrefill = ({ field }: { field: string }) => (
  <SearchPrefill field={field} words={wordsOfPath(usePathname())} />
);

/** Returns the words of a path for a search field: `/tarnside-tw-914-washer.php` → `tarnside tw 914 washer`. */
export const wordsOfPath = (path: string): string =>
  readable(path)
    .replace(/\.(php|html?|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
