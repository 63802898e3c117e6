import type { TestSandbox } from '../fixture.ts';

export const CARDS = {
  visa: '4111 1111 1111 1111',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  expired: '4000000000000069',
  challenged: '4000000000003220',
  lost: '4000000000000119',
  slow: '4000000000000259',
} as const;

export interface Paid {
  status: number;
  headers: Record<string, unknown>;
  body: {
    title?: string;
    code?: number;
    errors?: Record<string, string>;
    data?: {
      id: string;
      status: string;
      additional_action_required?: { data: { redirect_url: string } };
    };
  };
}

interface More {
  /** The key of the try. */
  key?: string;
  return_url?: string;
  expiry_year?: number;
  verification_value?: string;
}

export function paymentRequest(
  token: string | null,
  number: string,
  { key, return_url, ...instrument }: More = {},
): { headers: Record<string, string>; body: object } {
  return {
    headers: {
      authorization: `PAT ${token ?? ''}`,
      accept: 'application/vnd.bc.v1+json',
      'content-type': 'application/json',
      origin: 'http://shop.test',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: {
      payment: {
        instrument: {
          type: 'card',
          number,
          cardholder_name: 'Pat Moss',
          expiry_month: 12,
          expiry_year: 2030,
          verification_value: '123',
          ...instrument,
        },
        payment_method_id: 'sandbox.card',
        ...(return_url !== undefined && { return_url }),
      },
    },
  };
}

/** Pays with a card at the payments host. */
export async function payBy(
  { app }: TestSandbox,
  token: string | null,
  number: string,
  more: More = {},
): Promise<Paid> {
  const { headers, body } = paymentRequest(token, number, more);
  const response = await app.inject({ method: 'POST', url: '/payments', headers, payload: body });
  return { status: response.statusCode, headers: response.headers, body: response.json<Paid['body']>() };
}
