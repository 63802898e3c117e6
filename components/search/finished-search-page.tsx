'use client';

import { LIST_ISLANDS } from '@/components/listing/finished/list-islands';
import { FinishedPage } from '@/components/parts/finished/finished-page';
import { island } from '@/components/parts/finished/islands';

const SEARCH_ISLANDS = {
  ...LIST_ISLANDS,
  prefill: island(async () => (await import('./search-prefill')).SearchPrefill),
  count: island(async () => (await import('./count-results')).CountResults),
};

/** A page of search results sent as finished markup. */
export const FinishedSearchPage = ({ name }: { name: string }) => (
  <FinishedPage name={name} kinds={SEARCH_ISLANDS} />
);
