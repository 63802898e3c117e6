'use client';

import { usePathname } from 'next/navigation';
import { SearchPrefill } from '@/components/search/search-prefill';
import { readable } from './shown-path';

/** Puts the words of the path that led nowhere into a search field. */
export const PathPrefill = ({ field }: { field: string }) => (
  <SearchPrefill field={field} words={wordsOfPath(usePathname())} />
);

/** `/tarnside-tw-914-washer.php` → `tarnside tw 914 washer`, for a search box. */
export const wordsOfPath = (path: string): string =>
  readable(path)
    .replace(/\.(php|html?|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
