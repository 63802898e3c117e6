'use client';

import { useEffect } from 'react';
import { later } from '@/components/parts/later';
import { keepToConsent, useConsentQuestion } from '@/lib/consent/client';
// The server draws the question, and the script that is fetched later cannot bring its styles in time.
import './consent-banner.module.css';

const ConsentBanner = later(async () => (await import('./consent-banner')).ConsentBanner);

/** The question about statistics, in the page from its first paint; `CONSENT_SCRIPT` hides it from whoever answered. */
export function ConsentSlot() {
  const question = useConsentQuestion();
  useEffect(keepToConsent, []);
  useEffect(() => {
    if (question === 'open') delete document.documentElement.dataset['answered'];
  }, [question]);
  return question === 'closed' ? null : <ConsentBanner again={question === 'again'} />;
}
