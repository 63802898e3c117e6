import { useSyncExternalStore } from 'react';
import { createLocalValue } from '@/lib/device/local-value';
import { CONSENT, type Consent, type ConsentRecord, consentOn, consentRecord, parseConsent } from './rules';
import { eraseTraces } from './traces';

const storedConsent = createLocalValue<ConsentRecord | null>(CONSENT, parseConsent, { forVisit: true });
const listeners = new Set<() => void>();
let asking = false;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether statistics with a random number may be sent; `refused` too where the browser itself says so. */
export function consent(): Consent {
  const answer = consentOn(storedConsent.read(), new Date());
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return answer === 'none' && globalPrivacyControl ? 'refused' : answer;
}

/** Hears of every answer, another tab's too. */
export function subscribeToConsent(listener: () => void): () => void {
  const unsubscribe = storedConsent.subscribe(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}

/** What was kept under the answer before goes with it, so that nothing of it is older than the answer. */
export function answerConsent(statistics: boolean): void {
  asking = false;
  eraseTraces();
  storedConsent.change(() => consentRecord(statistics, new Date()));
  tell();
}

/** Erases what is there by consent as soon as there is none: withdrawn, here or in another tab, or run out. */
export function keepToConsent(): () => void {
  const check = () => {
    if (consent() !== 'given') eraseTraces();
  };
  check();
  return subscribeToConsent(check);
}

/** Shows the question again, whatever was answered. */
export function askAgain(): void {
  asking = true;
  tell();
}

/** Leaves the question that was shown again; the answer given before stands. */
export function leaveQuestion(): void {
  asking = false;
  tell();
}

/** Is the question to be shown? `again`: the shopper asked for it. The server, which knows no answer, draws it. */
export const useConsentQuestion = (): 'open' | 'again' | 'closed' =>
  useSyncExternalStore(
    subscribeToConsent,
    () => (asking ? 'again' : consent() === 'none' ? 'open' : 'closed'),
    () => 'open',
  );
