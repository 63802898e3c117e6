'use client';

import { createContext, type ReactNode, use } from 'react';
import type { Policy } from './types';

const Terms = createContext<Policy | null>(null);

/** Gives the merchant's terms, as the page was made with them, to whatever reckons with them in the browser. */
export function PolicyProvider({ policy, children }: { policy: Policy; children: ReactNode }) {
  return <Terms value={policy}>{children}</Terms>;
}

/** The terms of the page. @throws Error outside of `PolicyProvider` */
export function usePolicy(): Policy {
  const policy = use(Terms);
  if (!policy) throw new Error('usePolicy outside of PolicyProvider');
  return policy;
}
