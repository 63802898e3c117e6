'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/feedback/dialog';

/** Opens the label over the page when an arrow that leads to it is pressed; without a script the link goes to it. */
export function EnergyLabelDialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const openInstead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href="#energy-label"]') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', openInstead, { capture: true });
    return () => document.removeEventListener('click', openInstead, { capture: true });
  }, []);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Energy label">
      {children}
    </Dialog>
  );
}
