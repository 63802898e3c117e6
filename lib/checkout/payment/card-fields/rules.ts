import type { CardAnswer, CardFaults, CardField } from './types';

/**
 * The card fields in the order in which they are filled in. The name is asked for only where somebody else's card is
 * used.
 */
export const CARD_FIELDS: readonly CardField[] = ['cardNumber', 'cardExpiry', 'cardCode', 'cardName'];

type Words = { label: string; help?: string; faults: Record<string, string> };

/** The shop's labels for the fields, and its messages for the payments host's error types. */
export const CARD_WORDS: Readonly<Record<CardField, Words>> = {
  cardNumber: {
    label: 'Card number',
    help: 'Visa, Mastercard or American Express',
    faults: {
      required: 'Enter the card number',
      invalid_card_number: 'Check the card number: a digit is missing or wrong',
    },
  },
  cardExpiry: {
    label: 'Expiry date',
    help: 'Month and year, such as 04/29',
    faults: {
      required: 'Enter the expiry date as month and year, such as 04/29',
      invalid_card_expiry: 'Enter the expiry date as month and year, such as 04/29',
      expired_card: 'This card has expired. Use another',
    },
  },
  cardCode: {
    label: 'Security code',
    help: '3 digits on the back; 4 on the front of American Express',
    faults: {
      required: 'Enter the security code',
      invalid_card_code: 'Check the security code: 3 digits, or 4 on an American Express card',
    },
  },
  cardName: { label: 'Name on the card', faults: { required: 'Enter the name on the card' } },
};

/** Reads a message of a frame: `HOSTED_INPUT:…` with its payload; null for any other message. */
export function readSaid(data: unknown): { type: string; payload: Record<string, unknown> } | null {
  const { type, payload } = (data ?? {}) as { type?: unknown; payload?: unknown };
  if (typeof type !== 'string' || !type.startsWith('HOSTED_INPUT:')) return null;
  return { type, payload: isRecord(payload) ? payload : {} };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the error of each shown field, from the payments host's validation (`HOSTED_INPUT:VALIDATED`). */
export function readFaults({ errors }: Record<string, unknown>, fields: readonly CardField[]): CardFaults {
  const found = isRecord(errors) ? errors : {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [first] = Array.isArray(found[field]) ? (found[field] as { type?: unknown }[]) : [];
      if (!first) return [];
      const { faults, label } = CARD_WORDS[field];
      return [[field, faults[String(first.type)] ?? `Check the field: ${label.toLowerCase()}`]];
    }),
  );
}

/** Returns the payments host's answer from a frame's message about a payment; null when there was none. */
export function readAnswer({ response, error }: Record<string, unknown>): CardAnswer | null {
  if (isRecord(response) && typeof response['status'] === 'number')
    return { status: response['status'], body: response['body'] };
  // The form was not submitted, because its values became invalid at the last moment.
  const isIncomplete = isRecord(error) && error['code'] === 'invalid_hosted_form_value_error';
  return isIncomplete ? { status: 422, body: { code: 10_001 } } : null;
}
