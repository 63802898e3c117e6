import { useEffect, useEffectEvent } from 'react';

const mark = (slot: HTMLElement, isOpen: boolean) => slot.toggleAttribute('data-open', isOpen);

/** While it is open, the search lies above the page, on a phone over all of it, and closes when it is left. */
export function useOpenSlot(
  slot: HTMLElement | null,
  open: boolean,
  isPhone: boolean,
  close: () => void,
): void {
  const leave = useEffectEvent(close);

  useEffect(() => {
    if (!slot || !open) return;
    mark(slot, true);
    const listeners = new AbortController();
    const { signal } = listeners;
    slot.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !slot.contains(relatedTarget)) leave();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !slot.contains(target)) leave();
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
