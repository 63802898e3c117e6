'use client';

import { type ReactNode, useRef } from 'react';
import { type EnhancedList, useEnhanced } from './use-enhanced';

type ListingFrameProps = EnhancedList & { className?: string; children: ReactNode };

/** Frame of a list; see `useEnhanced`. */
export function ListingFrame({ className, children, ...list }: ListingFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const pending = useEnhanced(root, list);
  return (
    <div
      ref={root}
      className={className}
      data-listing
      data-view={list.query.view}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
    >
      {children}
    </div>
  );
}
