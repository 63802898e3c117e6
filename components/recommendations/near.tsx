'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
// The content is loaded later, but not its styles.
import '@/components/card/strip.module.css';
import css from './near.module.css';

const c = classes(css);

/** Distance below the screen within which the content is loaded. */
const AHEAD = '1500px';

/** Reserves the room of a strip and renders it once the shopper scrolls near, without a layout shift. */
export function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className={c('near')} data-near={near || undefined} data-no-print>
      {near ? children : null}
    </div>
  );
}

/** Reserves the room of a strip that only the browser can fill, where `RECENT_SCRIPT` found an entry for it. */
export const Expected = () => (
  <div className={c('near', 'expected')} aria-hidden="true" data-expected data-no-print />
);

/** Reserves the room of a strip while it loads. */
export const Waiting = () => <div className={c('waiting')} aria-hidden="true" />;
