'use client';

import { useSyncExternalStore } from 'react';
import { sentReference } from '@/lib/enquiries/client';

const never = () => () => {};

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
