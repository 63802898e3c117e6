'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { classes } from './classes';
import { currentToast, hideToast, subscribeToToast } from './toast-store';
import css from './toaster.module.css';

const c = classes(css);
/** Long enough to find Undo by keyboard; it waits while focused or under the pointer (experience BSK-2). */
const SHOWN_MS = 8000;

/** Draws the current toast; stands once, in the root layout. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(hideToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);

  if (!toast) return null;
  const { action } = toast;
  return (
    <section
      className={c('place')}
      aria-label="Notice"
      data-no-print
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={c('toast')} key={toast.id}>
        {toast.text}
        {action ? (
          <button
            type="button"
            onClick={() => {
              hideToast();
              action.run();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </p>
    </section>
  );
}
