'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { partIfThere } from '@/lib/build/part-client';
import { searchKey } from '@/lib/search/recent-client';

const load = () => import('./quick-search');
const QuickSearch = lazyPart(async () => (await load()).QuickSearch);

/** Where `/` would be a letter. */
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * The header's search form, to which suggestions are added when it is first given focus; nothing of them is fetched
 * before. `/` gives it focus, unless that was turned off.
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
    // Somebody may have been faster than the script.
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
