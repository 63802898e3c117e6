'use client';

import { useSyncExternalStore } from 'react';
import { readReference } from '@/lib/enquiries/rules';

const never = () => () => {};

const sentReference = (): string | null => readReference(location.search);

/** Reference of the enquiry, read from the URL by the browser. */
export function Reference() {
  const reference = useSyncExternalStore(never, sentReference, () => null);
  return reference ? (
    <>
      {' '}
      Its reference is <strong className="num">{reference}</strong>.
    </>
  ) : null;
}
