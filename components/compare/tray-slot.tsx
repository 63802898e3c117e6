'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useIdle } from '@/components/parts/use-idle';
import { useCompared } from '@/lib/compare/client';

const Tray = lazyPart(async () => (await import('./tray')).Tray);

/** Renders the compare tray, whose script is loaded once something has been chosen. */
export function TraySlot() {
  const idle = useIdle();
  const chosen = useCompared();
  if (!idle || chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray chosen={chosen} />
    </Suspense>
  );
}
