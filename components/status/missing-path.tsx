'use client';

import { usePathname } from 'next/navigation';

/** The path that led nowhere. The front writes the real one into the prerendered page. */
export function MissingPath() {
  const path = usePathname();
  return <code data-path>{path}</code>;
}
