'use client';

import { FinishedPage } from '@/components/parts/finished/finished-page';
import { LIST_ISLANDS } from './list-islands';

/** A list page sent as finished markup. */
export const FinishedListPage = ({ name }: { name: string }) => (
  <FinishedPage name={name} kinds={LIST_ISLANDS} />
);
