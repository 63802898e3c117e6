import { CookieChoices } from '@/components/consent/cookie-choices';
import { classes } from '@/components/ui/classes';
import { PhoneFold } from '@/components/ui/phone-fold';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { Chrome, MenuKind, SiteSettings } from '@/lib/content/types';
import css from './footer.module.css';

const c = classes(css);

type Props = Pick<Chrome, 'footer'> & {
  contact: Pick<SiteSettings, 'phone' | 'phoneLink' | 'hours' | 'phoneNote'> | null;
  /** All top-level categories. */
  categories: readonly Pick<MenuKind, 'name' | 'path'>[];
};

/** The phone number and the links at the foot of every page. Rendered once for all pages. */
export function FooterWays({ contact, footer, categories }: Props) {
  const shop = { title: 'Shop', links: categories.map(({ name, path }) => ({ label: name, path })) };
  const groups = [shop, ...footer];
  return (
    <>
      {contact?.phone ? (
        <div className={c('phone', 'later')}>
          <DimensionLine className={c('line')}>
            <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>
          </DimensionLine>
          <p>
            {contact.hours}. {contact.phoneNote}
          </p>
        </div>
      ) : null}
      <nav className={c('columns', 'later')} aria-label="Footer" data-no-print>
        {groups.map((group) => (
          <div key={group.title}>
            <PhoneFold title={group.title} look="t-ui">
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <a href={link.path}>{link.label}</a>
                  </li>
                ))}
                {group === groups.at(-1) ? (
                  <li>
                    <CookieChoices />
                  </li>
                ) : null}
              </ul>
            </PhoneFold>
          </div>
        ))}
      </nav>
    </>
  );
}
