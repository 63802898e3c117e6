'use client';

import { usePathname } from 'next/navigation';
import { shownPath } from './shown-path';

/** The path that was not found. The front writes the real one into the prerendered page. */
export function MissingPath() {
  return <code data-path>{shownPath(usePathname())}</code>;
}
