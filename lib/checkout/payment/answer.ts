/** The answer of the payments host; `unsure` when it cannot be understood. */
export type Payment =
  | { kind: 'taken' }
  | { kind: 'challenge'; url: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unsure' };

const AGAIN = 'Nothing is paid. Try another card, or ask your bank.';

/** For an error that is not the bank's, such as a token that has expired or too many requests. */
const NOT_SENT =
  'The payment could not be made, and nothing is paid. Load the page again and try once more. If it still fails, contact us.';

/** Texts for the platform's numeric error codes of payments that mean that the card was refused. */
const REFUSALS: Readonly<Record<number, string>> = {
  10001: 'The card details are not right: check the number, expiry date and code.',
  30102: 'The bank refused this card.',
  30103: 'This card has expired.',
  30104: 'The bank that issued this card did not accept the payment.',
  30106: 'This card has insufficient funds.',
};

/** The order is paid already, so the shop has to be asked for its state. */
const PAID_ALREADY = [30101, 30105];

type Said = {
  code?: unknown;
  data?: {
    status?: unknown;
    additional_action_required?: { data?: { redirect_url?: unknown } };
  };
};

/** A bank's page may be on any host with https; over http, only the payments host itself is allowed. */
function leadsToBank(url: string, host: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && hostname === host);
}

/** Reads an answer of the payments host. @param host its hostname */
export function readPayment(status: number, body: unknown, host: string): Payment {
  const { code, data } = (body ?? {}) as Said;
  const url = data?.additional_action_required?.data?.redirect_url;
  if (typeof url === 'string') {
    return leadsToBank(url, host) ? { kind: 'challenge', url } : { kind: 'unsure' };
  }
  if (status >= 200 && status < 300)
    return data?.status === 'success' || data?.status === 'pending' ? { kind: 'taken' } : { kind: 'unsure' };
  const number = Number(code);
  if (PAID_ALREADY.includes(number) || status >= 500) return { kind: 'unsure' };
  const words = REFUSALS[number];
  return { kind: 'refused', message: words ? `${words} ${AGAIN}` : NOT_SENT };
}
