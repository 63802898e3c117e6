'use client';

import { useEffect } from 'react';

/** Opens the folded section that a link within the page leads to, on a phone. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const part = document.getElementById(location.hash.slice(1));
      part?.querySelector(':scope > details[data-phone-fold]')?.setAttribute('open', '');
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return null;
}
