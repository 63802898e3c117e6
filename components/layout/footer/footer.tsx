import { CookieChoices } from '@/components/consent/cookie-choices';
import { Newsletter } from '@/components/enquiries/newsletter';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { Chrome } from '@/lib/content/types';
import { LOCALES } from '@/lib/routing/locales';
import css from './footer.module.css';
import { LocaleSelect } from './locale-select';
import { TraderIdentity } from './trader-identity';

const c = classes(css);

/** The phone number as the widest dimension line of the page, ways on, and who trades here. */
export function Footer({ chrome }: { chrome: Chrome }) {
  const { settings, footer, categories } = chrome;
  const shop = { title: 'Shop', links: categories.map(({ name, path }) => ({ label: name, path })) };
  const groups = [shop, ...footer];
  return (
    <footer className={c('foot')}>
      <div className="wrap">
        {settings?.phone ? (
          <div className={c('phone', 'later')}>
            <DimensionLine className={c('line')}>
              <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>
            </DimensionLine>
            <p>
              {settings.hours}. {settings.phoneNote}
            </p>
          </div>
        ) : null}
        <nav className={c('columns', 'later')} aria-label="Footer" data-no-print>
          {groups.map((group) => (
            <div key={group.title}>
              <h2>{group.title}</h2>
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
            </div>
          ))}
        </nav>
        <div className={c('news')} data-no-print>
          <Newsletter />
          {LOCALES.length > 1 ? <LocaleSelect locales={LOCALES} /> : null}
        </div>
        {settings ? <TraderIdentity settings={settings} /> : null}
      </div>
    </footer>
  );
}
