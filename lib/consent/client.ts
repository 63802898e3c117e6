import { useSyncExternalStore } from 'react';
import { createLocalValue } from '@/lib/device/local-value';
import { CONSENT, type Consent, type ConsentRecord, consentOn, consentRecord, parseConsent } from './rules';
import { eraseConsentStorage } from './traces';

const storedConsent = createLocalValue<ConsentRecord | null>(CONSENT, parseConsent, { forVisit: true });
const listeners = new Set<() => void>();
let asking = false;

const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Whether statistics with a random identifier may be sent. Also `refused` where the browser sends Global Privacy
 * Control.
 */
export function consent(): Consent {
  const answer = consentOn(storedConsent.read(), new Date());
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return answer === 'none' && globalPrivacyControl ? 'refused' : answer;
}

/** Calls `listener` on every answer, also one given in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  const unsubscribe = storedConsent.subscribe(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}

/** Stores an answer, and first erases what was stored under the previous one. */
export function answerConsent(statistics: boolean): void {
  asking = false;
  eraseConsentStorage();
  storedConsent.change(() => consentRecord(statistics, new Date()));
  tell();
}

/** Erases what is stored by consent as soon as consent is missing: withdrawn here or in another tab, or expired. */
export function enforceConsent(): () => void {
  const check = () => {
    if (consent() !== 'given') eraseConsentStorage();
  };
  check();
  return subscribeToConsent(check);
}

/** Shows the question again, whatever was answered. */
export function askAgain(): void {
  asking = true;
  tell();
}

/** Closes the question that was shown again; the previous answer stays valid. */
export function leaveQuestion(): void {
  asking = false;
  tell();
}

/**
 * Whether to show the question. `again`: the shopper asked for it. The server knows no answer and always renders it.
 */
export const useConsentQuestion = (): 'open' | 'again' | 'closed' =>
  useSyncExternalStore(
    subscribeToConsent,
    () => (asking ? 'again' : consent() === 'none' ? 'open' : 'closed'),
    () => 'open',
  );
