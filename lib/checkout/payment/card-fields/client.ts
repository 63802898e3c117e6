import { readAnswer, readFaults, readSaid } from './rules';
import type { CardEvents, CardField, CardForm } from './types';

/** Longer than the frame's timeout for the payments host, which is longer than the host's for a bank. */
const CHARGE_MS = 45_000;
const CHECK_MS = 5_000;

type Said = NonNullable<ReturnType<typeof readSaid>>;

/** Returns the address of one frame (`HostedField` in the platform's checkout SDK). */
export function fieldAddress(address: string, checkoutId: string): string {
  const url = new URL(address);
  url.searchParams.set('version', '1');
  url.searchParams.set('checkoutId', checkoutId);
  return url.href;
}

/**
 * Exchanges messages with the card frames as the platform's checkout SDK does. Messages are sent to the payments host's
 * origin only, and accepted only from that origin and from attached frames.
 */
export function openCardForm(address: string, events: CardEvents): CardForm {
  const { origin } = new URL(address);
  const frames = new Map<CardField, Window>();
  const listeners = new Set<(from: CardField, said: Said) => void>();

  const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    const field = from === origin ? [...frames].find(([, frame]) => frame === source)?.[0] : undefined;
    const said = field && readSaid(data);
    if (said) for (const hear of listeners) hear(field, said);
  };
  window.addEventListener('message', listen);

  listeners.add((from, { type }) => {
    if (type === 'HOSTED_INPUT:ATTACH_SUCCEEDED') events.ready(from);
    if (type === 'HOSTED_INPUT:FOCUSED') events.focus(from);
    if (type === 'HOSTED_INPUT:BLURRED') events.blur(from);
    if (type === 'HOSTED_INPUT:ENTERED') events.enter();
  });

  const post = (field: CardField, type: string, payload?: object) =>
    frames.get(field)?.postMessage({ type: `HOSTED_FIELD:${type}`, payload }, origin);

  /** Sends a request to the frame of the card number, which answers for all frames; null after the timeout. */
  const ask = (type: string, payload: object, answers: readonly string[], patienceMs: number) =>
    new Promise<Said | null>((resolve) => {
      const end = (said: Said | null) => {
        clearTimeout(timer);
        listeners.delete(hear);
        resolve(said);
      };
      const hear = (from: CardField, said: Said) => {
        if (from === 'cardNumber' && answers.some((name) => said.type === `HOSTED_INPUT:${name}`)) end(said);
      };
      const timer = setTimeout(() => end(null), patienceMs);
      listeners.add(hear);
      post('cardNumber', type, payload);
    });

  return {
    attach(type, frame, accessibilityLabel) {
      if (!frame.contentWindow) return;
      frames.set(type, frame.contentWindow);
      const { color, fontSize, fontWeight } = getComputedStyle(frame);
      const styles = { default: { color, fontSize, fontWeight, fontFamily: 'system-ui, sans-serif' } };
      post(type, 'ATTACH_REQUESTED', { type, accessibilityLabel, styles, origin: location.origin });
    },
    async check(fields) {
      const said = await ask('VALIDATE_REQUESTED', {}, ['VALIDATED'], CHECK_MS);
      return said && readFaults(said.payload, fields);
    },
    async charge({ token, fields, name }) {
      const data = { authToken: token, paymentMethodId: 'bigcommerce.card', cardholderName: name };
      const ends = ['SUBMIT_SUCCEEDED', 'SUBMIT_FAILED'];
      const said = await ask('SUBMITTED_REQUESTED', { fields, data }, ends, CHARGE_MS);
      return said && readAnswer(said.payload);
    },
    close: () => window.removeEventListener('message', listen),
  };
}
