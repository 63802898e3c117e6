'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import css from './phone-menu.module.css';

/** The menu of a phone: a dialog over the whole screen, departments first. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const close = () => setOpenOn(null);

  useEffect(() => {
    // A phone turned on its side may become wide enough for the other menu.
    const wide = matchMedia('(min-width: 1024px)');
    const leave = () => wide.matches && setOpenOn(null);
    wide.addEventListener('change', leave);
    return () => wide.removeEventListener('change', leave);
  }, []);

  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        className={css['opener'] ?? ''}
        onClick={() => setOpenOn(path)}
      >
        <Icon name="menu" />
      </IconButton>
      <Dialog open={openOn === path} onClose={close} title="Menu" kind="full" className={css['menu'] ?? ''}>
        {children}
      </Dialog>
    </>
  );
}
