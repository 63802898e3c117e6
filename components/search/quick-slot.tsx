'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { partIfThere } from '@/lib/build/part-client';
import { searchKey } from '@/lib/search/recent-client';

const load = () => import('./quick-search');
const QuickSearch = lazyPart(async () => (await load()).QuickSearch);

/** Elements in which `/` is typed as text. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * The header's search form. Suggestions are added when it is first focused; their script is not loaded before. `/`
 * focuses it, unless that is turned off.
 */
export function QuickSlot({ className, children }: { className: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (!searchKey.read()) return;
      event.preventDefault();
      root.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', hear);
    // The field may have been focused before this script loaded.
    if (root.current?.contains(document.activeElement)) setInput(root.current.querySelector('input'));
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return (
    <div
      ref={root}
      className={className}
      onFocus={() => setInput(root.current?.querySelector('input') ?? null)}
      onPointerEnter={() => void partIfThere(load)}
    >
      {children}
      {input ? (
        <Suspense fallback={null}>
          <QuickSearch input={input} />
        </Suspense>
      ) : null}
    </div>
  );
}
