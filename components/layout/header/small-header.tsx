import { classes } from '@/components/ui/classes';
import type { SiteSettings } from '@/lib/content/types';
import { href } from '@/lib/routing/href';
import { Logo } from './logo';
import css from './small-header.module.css';

const c = classes(css);

/** Header during payment: the name, help and a link back to the basket (experience CHK-13). */
export function SmallHeader({ settings }: { settings: SiteSettings | null }) {
  return (
    <header className={c('head')} data-no-print>
      <div className={c('row')}>
        <Logo name={settings?.name ?? 'Home'} />
        <div className={c('side')}>
          {settings?.phone ? (
            <p>
              <a className={c('num')} href={`tel:${settings.phoneLink}`}>
                {settings.phone}
              </a>
              <span className={c('hours')}>{settings.hours}</span>
            </p>
          ) : null}
          <a href={href('/cart')}>Back to basket</a>
        </div>
      </div>
    </header>
  );
}
