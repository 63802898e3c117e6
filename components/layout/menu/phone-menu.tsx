'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { partIfThere } from '@/lib/build/part-client';
import type { LinkItem } from '@/lib/content/types';
import css from './phone-menu.module.css';

const load = async () => (await import('./phone-menu-panel')).PhoneMenuPanel;
const PhoneMenuPanel = lazyPart(load);

export type MenuHelp = { phone: { label: string; dial: string; hours: string } | null; more: LinkItem[] };

/** Opens the phone menu, a full-screen dialog whose script is loaded when the shopper reaches for the button. */
export function PhoneMenu({ help }: { help: MenuHelp }) {
  const early = useEarlyPress();
  const path = usePathname();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  const close = () => setOpenOn(null);

  useEffect(() => {
    // A phone turned to landscape may become wide enough for the desktop menu.
    const wide = matchMedia('(min-width: 1024px)');
    const leave = () => wide.matches && setOpenOn(null);
    wide.addEventListener('change', leave);
    return () => wide.removeEventListener('change', leave);
  }, []);

  return (
    <>
      <IconButton
        {...early}
        label="Menu"
        aria-haspopup="dialog"
        className={css['opener'] ?? ''}
        onPointerDown={() => void partIfThere(load)}
        onFocus={() => void partIfThere(load)}
        aria-busy={waiting || undefined}
        onClick={() =>
          ask(() => {
            setWanted(true);
            setOpenOn(path);
          })
        }
      >
        <Icon name="menu" />
      </IconButton>
      {wanted ? (
        <Suspense fallback={null}>
          <PhoneMenuPanel open={openOn === path} onClose={close} help={help} />
        </Suspense>
      ) : null}
    </>
  );
}
