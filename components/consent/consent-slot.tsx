'use client';

import { lazy, Suspense } from 'react';
import { useIdle } from '@/components/layout/use-idle';
import { useConsentQuestion } from '@/lib/consent/client';

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner')).ConsentBanner }));

/** The place of the question about statistics; it is fetched for those who have not answered it. */
export function ConsentSlot() {
  const idle = useIdle();
  const question = useConsentQuestion();
  if (!idle || question === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner again={question === 'again'} />
    </Suspense>
  );
}
