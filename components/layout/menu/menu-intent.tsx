import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useRef } from 'react';
import { hoverIntent } from './hover-intent';
import { markDepartment } from './mark-department';

const openIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[popover]')].find((sheet) => sheet.matches(':popover-open'));

/**
 * What a script adds to the menu: opening on hover, `aria-expanded`, closing when a link is followed, and marking the
 * current department. Everything else is native.
 */
export function MenuIntent({ nav }: { nav: RefObject<HTMLElement | null> }) {
  const path = usePathname();
  const pathShown = useRef(path);

  useEffect(() => {
    const root = nav.current?.querySelector('ul');
    if (!root) return;
    const stop = hoverIntent(root);
    const told = (event: Event) => {
      const sheet = event.target;
      if (!(sheet instanceof HTMLElement)) return;
      const tab = root.querySelector(`[popovertarget="${sheet.id}"]`);
      tab?.setAttribute('aria-expanded', String(sheet.matches(':popover-open')));
    };
    // `toggle` does not bubble and can only be heard in the capture phase.
    root.addEventListener('toggle', told, true);
    // Updates a sheet that was opened before this script loaded.
    openIn(root)?.dispatchEvent(new Event('toggle'));
    return () => {
      stop();
      root.removeEventListener('toggle', told, true);
    };
  }, [nav]);

  useEffect(() => {
    const root = nav.current?.querySelector('ul');
    if (!root) return;
    if (pathShown.current !== path) openIn(root)?.hidePopover();
    pathShown.current = path;
    markDepartment(root, path);
  }, [nav, path]);

  return null;
}
