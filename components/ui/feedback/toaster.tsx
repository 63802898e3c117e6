'use client';

import { useEffect, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { inSight } from '@/components/ui/in-sight';
import { useSharedValue } from '@/components/ui/shared-value';
import { hideToast, type Toast, toast } from './toast-store';
import css from './toaster.module.css';

const c = classes(css);
/** Long enough to find Undo by keyboard; it waits while focused or under the pointer (experience BSK-2). */
const SHOWN_MS = 8000;
const AGAIN_MS = 2000;

/** Renders the current toast; used once, in the root layout. */
export function Toaster() {
  const current = useSharedValue(toast);
  return current ? <ToastBox key={current.id} {...current} /> : null;
}

function ToastBox({ text, action }: Omit<Toast, 'id'>) {
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);

  useEffect(() => {
    before.current = document.activeElement;
  }, []);

  useEffect(() => {
    const end = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(end, AGAIN_MS);
      else hideToast();
    };
    let timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section ref={box} className={c('place')} aria-label="Notice" data-no-print>
      <p className={c('toast')}>
        {text}
        {action ? (
          <button
            type="button"
            onClick={() => {
              focusAgain(before.current);
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

/** Moves the focus to where it was when the toast appeared, or to the page if that is gone. */
function focusAgain(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : inSight('main'))?.focus({ preventScroll: true });
}
