'use client';

import { usePathname } from 'next/navigation';

/** The front cuts longer paths as well. */
const LONGEST = 200;

/** The path that led nowhere. The front writes the real one into the prerendered page. */
export function MissingPath() {
  const path = usePathname();
  return <code data-path>{path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path}</code>;
}
