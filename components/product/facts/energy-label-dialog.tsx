'use client';

import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';

/** Loaded when the label is first opened. */
import { isPlainPress } from '@/components/ui/controls/plain-press';
const load = async () => (await import('@/components/ui/feedback/dialog')).Dialog;
const Dialog = lazyPart(load);

/**
 * Opens the label in a dialog when an energy arrow that links to it is pressed; without scripts the link goes to it.
 */
export function EnergyLabelDialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [, ask] = useAskedPart(load);
  const show = useEffectEvent(() =>
    ask(() => {
      setWanted(true);
      setOpen(true);
    }),
  );
  useEffect(() => {
    const openInstead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href="#energy-label"]') : null;
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('click', openInstead, { capture: true });
    return () => document.removeEventListener('click', openInstead, { capture: true });
  }, []);
  return wanted ? (
    <Suspense>
      <Dialog open={open} onClose={() => setOpen(false)} title="Energy label">
        {children}
      </Dialog>
    </Suspense>
  ) : null;
}
