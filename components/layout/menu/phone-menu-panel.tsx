'use client';

import { useState } from 'react';
import { readDepartments } from '@/components/search/read-departments';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/feedback/dialog';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import type { MenuHelp } from './phone-menu';
import { PhoneMenuDepartment } from './phone-menu-department';
import css from './phone-menu-panel.module.css';

const c = classes(css);

const ways: { icon: IconName; label: string; path: string }[] = [
  { icon: 'tag', label: 'Offers', path: href('/all-offers') },
  { icon: 'grid', label: 'Makers', path: href('/brands') },
  { icon: 'tick', label: 'Three for you', path: href('/choose') },
  { icon: 'warning', label: 'It broke', path: href('/it-broke') },
  { icon: 'spanner', label: 'Spares and repair', path: href('/spares-and-repair') },
  { icon: 'ruler', label: 'Buying guides', path: href('/buying-guides') },
  { icon: 'multibuy', label: 'Kitchen set', path: href('/multibuy-list') },
  { icon: 'heart', label: 'Wishlist', path: href('/wishlist') },
  { icon: 'account', label: 'Account', path: href('/account') },
  { icon: 'van', label: 'Track an order', path: href('/track-order') },
  { icon: 'info', label: 'Help and contact', path: href('/contact') },
];

/** Departments at the first level, each expanding into its kinds: any of them takes three presses. */
export function PhoneMenuPanel({
  open,
  onClose,
  help,
}: {
  open: boolean;
  onClose: () => void;
  help: MenuHelp;
}) {
  const name = useCustomerName();
  const [departments] = useState(() => readDepartments(document));
  return (
    <Dialog open={open} onClose={onClose} title="Menu" kind="full" className={c('menu')}>
      <nav aria-label="All departments">
        <ul className={c('list')}>
          {departments.map((department) => (
            <li key={department.path}>
              <PhoneMenuDepartment department={department} />
            </li>
          ))}
          {help.more.map((link) => (
            <li key={link.path}>
              <a className={c('plain')} href={link.path}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <ul className={c('ways')}>
          {ways.map((way) => (
            <li key={way.path}>
              <a href={way.path}>
                <Icon name={way.icon} />
                {way.icon === 'account' && name ? `Hi, ${name}` : way.label}
              </a>
            </li>
          ))}
        </ul>
        {help.phone ? (
          <p className={c('phone')}>
            <a href={`tel:${help.phone.dial}`}>{help.phone.label}</a>
            {help.phone.hours}
          </p>
        ) : null}
      </nav>
    </Dialog>
  );
}
