'use client';

import { Suspense, useEffect } from 'react';
import { CHOICES_ID } from '@/components/consent/cookie-choices';
import { part } from '@/lib/build/part-client';
import {
  askAgain,
  consent,
  enforceConsent,
  subscribeToConsent,
  useConsentQuestion,
} from '@/lib/consent/client';
import { ConsentBannerLater } from './later';
// Styles of the server-rendered banner, whose script is loaded later.
import '@/components/consent/consent-banner.module.css';

/** Makes the footer link, which no script renders, show the question again. Returns a function that stops it. */
function followChoices(): () => void {
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest(`#${CHOICES_ID}`))) return;
    event.preventDefault();
    askAgain();
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}

/** Delay in milliseconds, long after everything that the page needs. */
const LATER_MS = 8_000;

/**
 * Loads the script of what needs consent once that is given; the script itself follows later answers. Returns a
 * function that stops it.
 */
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

/** The question about statistics, in the page from its first paint; `CONSENT_SCRIPT` hides it if it was answered. */
export function ConsentSlot() {
  const question = useConsentQuestion();
  useEffect(enforceConsent, []);
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
