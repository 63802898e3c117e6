'use client';

import { Suspense, useEffect } from 'react';
import { CHOICES_ID } from '@/components/consent/cookie-choices';
import { part } from '@/lib/build/part-client';
import {
  askAgain,
  consent,
  keepToConsent,
  subscribeToConsent,
  useConsentQuestion,
} from '@/lib/consent/client';
import { ConsentBannerLater } from './later';
// The styles of what is drawn with the page and whose script comes later.
import '@/components/consent/consent-banner.module.css';

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

/** Long after everything that the page needs. */
const LATER_MS = 8_000;

/** What is loaded by consent alone has its script by it alone: from then on it follows the answer itself. */
function startByConsent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => void part(() => import('@/lib/start/client')).then(({ loadAtStart }) => loadAtStart());
  const check = () => {
    if (timer === undefined && consent() === 'given') timer = setTimeout(start, LATER_MS);
  };
  check();
  const leave = subscribeToConsent(check);
  return () => {
    clearTimeout(timer);
    leave();
  };
}

/** The question about statistics, in the page from its first paint; `CONSENT_SCRIPT` hides it from whoever answered. */
export function ConsentSlot() {
  const question = useConsentQuestion();
  useEffect(keepToConsent, []);
  useEffect(followChoices, []);
  useEffect(startByConsent, []);
  useEffect(() => {
    if (question === 'open') delete document.documentElement.dataset['answered'];
  }, [question]);
  return question === 'closed' ? null : (
    <Suspense>
      <ConsentBannerLater again={question === 'again'} />
    </Suspense>
  );
}
