import { Newsletter } from '@/components/enquiries/newsletter';
import { classes } from '@/components/ui/classes';
import type { Chrome } from '@/lib/content/types';
import { LOCALES } from '@/lib/routing/locales';
import { FinishedWays } from './finished-ways';
import css from './footer.module.css';
import { LocaleSelect } from './locale-select';
import { PayingWays } from './paying-ways';
import { TraderIdentity } from './trader-identity';

const c = classes(css);

/**
 * The phone number as the widest dimension line of the page, the links, and the trader's identity.
 * @param ways name of the finished `FooterWays`
 * @param paying whether the page is for payment: then it has few links and no newsletter form
 */
export function Footer({
  settings,
  ways,
  paying = false,
}: {
  settings: Chrome['settings'];
  ways: string;
  paying?: boolean | undefined;
}) {
  return (
    <footer className={c('foot')}>
      <div className="wrap">
        {paying ? <PayingWays /> : <FinishedWays markup={ways} />}
        <div className={c('end', paying && 'alone')}>
          {paying ? null : (
            <div className={c('news')} data-no-print>
              <Newsletter />
              {LOCALES.length > 1 ? <LocaleSelect locales={LOCALES} /> : null}
            </div>
          )}
          {settings ? <TraderIdentity settings={settings} /> : null}
        </div>
      </div>
    </footer>
  );
}
