'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/components/ui/classes';
// What it makes room for comes later, its styles do not.
import '@/components/card/strip.module.css';
import css from './near.module.css';

const c = classes(css);

/** So far ahead of the screen is what stands here fetched. */
const AHEAD = '1500px';

/** Keeps the room of a strip and fills it once the shopper comes near; nothing else moves meanwhile. */
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

/** Keeps the room of what only the browser knows, where `RECENT_SCRIPT` has said that there is some. */
export const Expected = () => (
  <div className={c('near', 'expected')} aria-hidden="true" data-expected data-no-print />
);

/** Keeps the room while what stands here is on its way. */
export const Waiting = () => <div className={c('waiting')} aria-hidden="true" />;
