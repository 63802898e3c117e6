import { href } from '@/lib/routing/href';

export const CHOICES_ID = 'cookie-choices';

/** Shows the question about statistics again (`ConsentSlot`); without a script it leads to the page that explains it. */
export function CookieChoices() {
  return (
    <a id={CHOICES_ID} href={href('/cookies')} data-reload>
      Cookie choices
    </a>
  );
}
