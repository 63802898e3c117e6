'use client';

import { useEffect } from 'react';
import { later } from '@/components/parts/later';
import { askAgain, keepToConsent, useConsentQuestion } from '@/lib/consent/client';
import { CHOICES_ID } from './cookie-choices';
// The server draws the question, and the script that is fetched later cannot bring its styles in time.
import './consent-banner.module.css';

const ConsentBanner = later(async () => (await import('./consent-banner')).ConsentBanner);

/** Has the foot of the page, whose markup no script draws, show the question again. */
function followChoices(): () => void {
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest(`#${CHOICES_ID}`))) return;
    event.preventDefault();
    askAgain();
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}

/** The question about statistics, in the page from its first paint; `CONSENT_SCRIPT` hides it from whoever answered. */
export function ConsentSlot() {
  const question = useConsentQuestion();
  useEffect(keepToConsent, []);
  useEffect(followChoices, []);
  useEffect(() => {
    if (question === 'open') delete document.documentElement.dataset['answered'];
  }, [question]);
  return question === 'closed' ? null : <ConsentBanner again={question === 'again'} />;
}
