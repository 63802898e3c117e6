import { dateTime } from '../values.ts';
import type { Product } from './product.ts';

interface Availability {
  __typename: 'ProductAvailable' | 'ProductPreOrder' | 'ProductUnavailable';
  status: Product['row']['availability'];
  description: string;
  message?: string | null;
  willBeReleasedAt?: { utc: string } | null;
}

/** Returns whether and how a product can be ordered, regardless of stock. */
export function availabilityOf({ row }: Product): Availability {
  const { availability: status, availability_note: note, release_at } = row;
  const base = { status, description: note };
  if (status === 'Preorder') {
    const willBeReleasedAt = release_at === null ? null : dateTime(release_at);
    return { __typename: 'ProductPreOrder', ...base, message: note || null, willBeReleasedAt };
  }
  if (status === 'Unavailable') return { __typename: 'ProductUnavailable', ...base, message: note || null };
  return { __typename: 'ProductAvailable', ...base };
}
