'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { hoverIntent } from './hover-intent';
import { markDepartment } from './mark-department';

/**
 * What a script adds to the menu: opening by rest of the mouse, `aria-expanded`, closing when a link is followed,
 * and the mark "you are here". Everything else is the platform's.
 */
export function MenuIntent({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const path = usePathname();

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const stop = hoverIntent(root);
    const told = (event: Event) => {
      const sheet = event.target;
      if (!(sheet instanceof HTMLElement)) return;
      const tab = root.querySelector(`[popovertarget="${sheet.id}"]`);
      tab?.setAttribute('aria-expanded', String(sheet.matches(':popover-open')));
    };
    // `toggle` does not bubble, it can only be caught on the way down.
    root.addEventListener('toggle', told, true);
    return () => {
      stop();
      root.removeEventListener('toggle', told, true);
    };
  }, []);

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    for (const sheet of root.querySelectorAll<HTMLElement>('[popover]')) {
      if (sheet.matches(':popover-open')) sheet.hidePopover();
    }
    markDepartment(root, path);
  }, [path]);

  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
