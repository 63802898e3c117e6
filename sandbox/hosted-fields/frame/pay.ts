import { digitsOf } from '../../payments/card-number.ts';
import type { Response, Said, SubmitRequest, Values } from './messages.ts';
import { siblings, typed } from './siblings.ts';
import { readExpiry, validate } from './validate.ts';

/** Timeout in milliseconds, shorter than the shop's own for the frame. */
const PATIENCE_MS = 40_000;

/** Sends the card to the payments host, which also serves this frame, and returns the result for the shop. */
export async function payWithCard({ fields, data }: SubmitRequest): Promise<Said> {
  const values = typed(fields);
  const results = validate(values, new Date());
  if (!results.isValid) {
    const error = { code: 'invalid_hosted_form_value_error', message: 'The card is not complete.' };
    return { type: 'HOSTED_INPUT:SUBMIT_FAILED', payload: { error } };
  }
  const response = await send(values, data);
  if (response && response.status < 300)
    return { type: 'HOSTED_INPUT:SUBMIT_SUCCEEDED', payload: { response } };
  // The security code must be entered again for another attempt, as proof of holding the card.
  siblings()
    .find(({ type }) => type === 'cardCode')
    ?.set('');
  const error = response
    ? { code: 'payment_error', message: 'The payment was not taken.' }
    : { code: 'no_answer', message: 'The payments service did not answer.' };
  return { type: 'HOSTED_INPUT:SUBMIT_FAILED', payload: { error, ...(response && { response }) } };
}

async function send(values: Values, data: SubmitRequest['data']): Promise<Response | null> {
  try {
    const response = await fetch('/payments', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/vnd.bc.v1+json',
        Authorization: `PAT ${data.authToken}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(requestOf(values, data)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch {
    return null;
  }
}

function requestOf(values: Values, { paymentMethodId, cardholderName }: SubmitRequest['data']): object {
  const expiry = readExpiry(values.cardExpiry ?? '');
  return {
    payment: {
      instrument: {
        type: 'card',
        number: digitsOf(values.cardNumber ?? ''),
        cardholder_name: values.cardName ?? cardholderName,
        expiry_month: expiry?.month,
        expiry_year: expiry?.year,
        verification_value: digitsOf(values.cardCode ?? ''),
      },
      payment_method_id: paymentMethodId,
      save_instrument: false,
    },
  };
}
