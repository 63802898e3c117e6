import { href } from '@/lib/routing/href';

export const CHOICES_ID = 'cookie-choices';

/** Shows the consent question again (`ConsentSlot`); without scripts it links to the page about cookies. */
export function CookieChoices() {
  return (
    <a id={CHOICES_ID} href={href('/cookies')} data-reload>
      Cookie choices
    </a>
  );
}
