'use client';

import { askAgain } from '@/lib/consent/client';
import { href } from '@/lib/routing/href';

/** Shows the question about statistics again; without a script it leads to the page that explains it. */
export function CookieChoices() {
  return (
    <a
      id="cookie-choices"
      href={href('/cookies')}
      data-reload
      onClick={(event) => {
        event.preventDefault();
        askAgain();
      }}
    >
      Cookie choices
    </a>
  );
}
