import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Asked, FieldType, Said, Values } from '../../sandbox/hosted-fields/frame/messages.ts';
import { validate } from '../../sandbox/hosted-fields/frame/validate.ts';

const TITLES: Record<FieldType, string> = {
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date',
  cardCode: 'Security code',
  cardName: 'Name on the card',
};

export type Charged = Extract<Asked, { type: 'HOSTED_FIELD:SUBMITTED_REQUESTED' }>['payload'];

/**
 * Plays the payments host behind rendered card frames, which load nothing in tests: validates `typed` by the host's own
 * rules and answers as it would.
 */
export class CardFrames {
  readonly origin: string;
  readonly charged: Charged[] = [];
  /** Target origins of the page's messages. */
  readonly targets = new Set<string>();
  typed: Values = {};
  /** Returns the answer to a payment; null for none. */
  answer: () => Said | null = () => answered(201, { data: { status: 'success' } });

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Fires the load events of the rendered frames and connects them. */
  load(fields: readonly FieldType[] = ['cardNumber', 'cardExpiry', 'cardCode']): void {
    for (const field of fields) {
      const frame = screen.getByTitle<HTMLIFrameElement>(TITLES[field]);
      if (!frame.contentWindow) throw new Error('The frame has no window.');
      vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation((asked: unknown, target?: unknown) => {
        this.targets.add(String(target));
        this.#hear(asked as Asked, frame.contentWindow);
      });
      fireEvent.load(frame);
    }
  }

  #hear(asked: Asked, source: Window | null): void {
    if (asked.type === 'HOSTED_FIELD:ATTACH_REQUESTED')
      this.say({ type: 'HOSTED_INPUT:ATTACH_SUCCEEDED' }, source);
    if (asked.type === 'HOSTED_FIELD:VALIDATE_REQUESTED') {
      const payload = validate(this.typed, new Date());
      this.say({ type: 'HOSTED_INPUT:VALIDATED', payload }, source);
    }
    if (asked.type === 'HOSTED_FIELD:SUBMITTED_REQUESTED') {
      this.charged.push(asked.payload);
      const said = this.answer();
      if (said) this.say(said, source);
    }
  }

  say(data: Said, source: Window | null, origin = this.origin): void {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  }
}

/** Returns a frame's message about a payment that the host answered with this status and body. */
export function answered(status: number, body: unknown): Said {
  const response = { status, body };
  if (status < 300) return { type: 'HOSTED_INPUT:SUBMIT_SUCCEEDED', payload: { response } };
  const error = { code: 'payment_error', message: 'not taken' };
  return { type: 'HOSTED_INPUT:SUBMIT_FAILED', payload: { error, response } };
}

/** A frame's message when the host did not answer. */
export const unanswered: Said = {
  type: 'HOSTED_INPUT:SUBMIT_FAILED',
  payload: { error: { code: 'no_answer', message: 'no answer' } },
};
