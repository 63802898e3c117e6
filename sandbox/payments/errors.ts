/** Codes of the platform's payment errors (wire map §7). */
export const CODES = {
  invalid: 10001,
  notPayable: 30101,
  declined: 30102,
  expired: 30103,
  insufficientFunds: 30106,
} as const;

/** An error of the payments host. `code` is the platform's code, if there is one. */
export class PaymentError extends Error {
  readonly status: number;
  readonly code: number | null;
  readonly fields: Record<string, string>;

  constructor(status: number, title: string, code: number | null, fields: Record<string, string> = {}) {
    super(title);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  body(): object {
    const { status, message: title, code, fields } = this;
    return {
      status,
      title,
      type: 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes',
      ...(code !== null && { code }),
      ...(Object.keys(fields).length > 0 && { errors: fields }),
    };
  }
}

const DECLINED: Readonly<Record<number, string>> = {
  [CODES.declined]: 'The card was declined by its bank.',
  [CODES.expired]: 'The card has expired.',
  [CODES.insufficientFunds]: 'There are not enough funds for this payment.',
};

/** Returns the error for a declined card. Nothing is charged, and another card may be tried. */
export function declined(code: number): PaymentError {
  return new PaymentError(422, DECLINED[code] ?? 'The payment was declined.', code);
}

export function notPayable(why: string): PaymentError {
  return new PaymentError(422, why, CODES.notPayable);
}
