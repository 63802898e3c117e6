import { useLayoutEffect, useRef } from 'react';
import type { Chip } from '@/lib/listing/chips';
import { inOrderChosen } from '../filters/active-chips';
import { type EnhancedList, useEnhanced } from '../use-enhanced';

export type FinishedList = EnhancedList & {
  /** Chips of the active filters. */
  chips: readonly Chip[];
};

/** Adds the behaviour to the list around it that was sent as finished markup. */
export function ListControls({ chips, ...list }: FinishedList) {
  const anchor = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    frame.current = anchor.current?.closest<HTMLElement>('[data-listing]') ?? null;
  }, []);
  const pending = useEnhanced(frame, list);
  const { path } = list;
  useLayoutEffect(() => void inOrderChosen(path, chips), [path, chips]);
  useLayoutEffect(() => {
    frame.current?.toggleAttribute('data-pending', pending);
    if (pending) frame.current?.setAttribute('aria-busy', 'true');
    else frame.current?.removeAttribute('aria-busy');
  }, [pending]);
  return <span ref={anchor} hidden />;
}
