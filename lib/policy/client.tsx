'use client';

import { createContext, type ReactNode, use } from 'react';
import type { Policy } from './types';

const Terms = createContext<Policy | null>(null);

/** Provides the merchant's terms, as of the rendering of the page, to calculations in the browser. */
export function PolicyProvider({ policy, children }: { policy: Policy; children: ReactNode }) {
  return <Terms value={policy}>{children}</Terms>;
}

/** Returns the terms of the page. @throws Error outside of `PolicyProvider` */
export function usePolicy(): Policy {
  const policy = use(Terms);
  if (!policy) throw new Error('usePolicy outside of PolicyProvider');
  return policy;
}
