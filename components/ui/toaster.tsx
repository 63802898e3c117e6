'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { classes } from './classes';
import { currentToast, hideToast, subscribeToToast, type Toast } from './toast-store';
import css from './toaster.module.css';

const c = classes(css);
/** Long enough to find Undo by keyboard; it waits while focused or under the pointer (experience BSK-2). */
const SHOWN_MS = 8000;

/** Draws the current toast; stands once, in the root layout. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  return toast ? <ToastBox key={toast.id} toast={toast} /> : null;
}

function ToastBox({ toast: { text, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(hideToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);

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
      <p className={c('toast')}>
        {text}
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
