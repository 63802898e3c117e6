import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import type { Chrome } from '@/lib/content/types';
import css from './phone-menu-content.module.css';
import { PhoneMenuDepartment } from './phone-menu-department';

const c = classes(css);

const more: { icon: IconName; label: string; path: string }[] = [
  { icon: 'account', label: 'Account', path: '/account' },
  { icon: 'heart', label: 'Saved', path: '/wishlist' },
  { icon: 'multibuy', label: 'Multibuy list', path: '/multibuy-list' },
  { icon: 'van', label: 'Track an order', path: '/track-order' },
  { icon: 'ruler', label: 'Buying guides', path: '/buying-guides' },
  { icon: 'info', label: 'Help and contact', path: '/contact' },
];

/** Departments as the first level, each unfolding into its kinds: three presses from the page to any of them. */
export function PhoneMenuContent({ chrome }: { chrome: Chrome }) {
  const { settings } = chrome;
  return (
    <nav aria-label="All departments">
      <ul className={c('list')}>
        {chrome.categories.map((department) => (
          <li key={department.id}>
            <PhoneMenuDepartment department={department} />
          </li>
        ))}
      </ul>
      <ul className={c('more')}>
        {more.map((link) => (
          <li key={link.path}>
            <a href={link.path}>
              <Icon name={link.icon} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      {settings?.phone ? (
        <p className={c('phone')}>
          <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>
          {settings.hours}
        </p>
      ) : null}
    </nav>
  );
}
