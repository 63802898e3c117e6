import { CookieChoices } from '@/components/consent/cookie-choices';
import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './footer.module.css';

const c = classes(css);

const LINKS = [
  ['Delivery and dates', href('/delivery')],
  ['Returns', href('/returns')],
  ['Ways to pay', href('/ways-to-pay')],
  ['Terms of sale', href('/terms')],
  ['Privacy', href('/privacy')],
  ['Contact us', href('/contact')],
] as const;

/** The few links that shoppers may need while they pay, in place of the full footer. */
export function PayingWays() {
  return (
    <nav className={c('few')} aria-label="Footer" data-no-print>
      <ul>
        {LINKS.map(([label, path]) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li>
          <CookieChoices />
        </li>
      </ul>
    </nav>
  );
}
