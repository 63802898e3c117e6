'use client';

import { useSyncExternalStore } from 'react';
import { readReference } from '@/lib/enquiries/rules';

const never = () => () => {};

const sentReference = (): string | null => readReference(location.search);

/** The reference of what was sent, once the page can read it from its address. */
export function Reference() {
  const reference = useSyncExternalStore(never, sentReference, () => null);
  return reference ? (
    <>
      {' '}
      Its reference is <strong className="num">{reference}</strong>.
    </>
  ) : null;
}
