import { useEffect, useEffectEvent } from 'react';

const mark = (slot: HTMLElement, isOpen: boolean) => slot.toggleAttribute('data-open', isOpen);

/**
 * While it is open, the search is above the page, on a phone covering it. It closes on Escape and when the focus leaves
 * it, even if that happened before this could listen.
 */
export function useOpenSlot(
  slot: HTMLElement | null,
  open: boolean,
  isPhone: boolean,
  close: () => void,
): void {
  const leave = useEffectEvent(close);

  useEffect(() => {
    if (!slot || !open) return;
    if (!slot.contains(document.activeElement)) return leave();
    mark(slot, true);
    const listeners = new AbortController();
    const { signal } = listeners;
    const leaveFor = ({ target }: Event) => {
      if (target instanceof Node && !slot.contains(target)) leave();
    };
    document.addEventListener('focusin', leaveFor, { signal });
    document.addEventListener('pointerdown', leaveFor, { signal });
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) leave();
      },
      { signal },
    );
    return () => {
      listeners.abort();
      mark(slot, false);
    };
  }, [slot, open]);

  useEffect(() => {
    if (!open || !isPhone) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [open, isPhone]);
}
