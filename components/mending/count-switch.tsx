'use client';

import { useEffect, useRef } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { consent } from '@/lib/consent/client';

/** Remembers, only with consent, that the form around it was sent. */
export function CountSwitch({ path }: { path: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form || consent() !== 'given') return;
    const heard = new AbortController();
    void partIfThere(() => import('@/lib/search/three-client')).then((three) => {
      if (three) form.addEventListener('submit', () => three.noteSwitch(path), heard);
    });
    return () => heard.abort();
  }, [path]);
  return <span ref={ref} hidden />;
}
