/**
 * What a page of the shop and the frames of its card fields say to each other. Names and shapes are those of the
 * platform's checkout SDK (its hosted form); of what is sent along with a payment, only what a payment needs.
 */
export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardName';

export type Values = Partial<Record<FieldType, string>>;

/** Why a value is not taken: a name for programs, and words. */
export type Fault = { fieldType: FieldType; type: string; message: string };

export type Results = { isValid: boolean; errors: Partial<Record<FieldType, Fault[]>> };

type Look = Partial<Record<'color' | 'fontFamily' | 'fontSize' | 'fontWeight', string>>;
export type Looks = Partial<Record<'default' | 'error' | 'focus', Look>>;

export type AttachRequest = {
  type: FieldType;
  accessibilityLabel?: string;
  placeholder?: string;
  styles?: Looks;
};

export type SubmitRequest = {
  /** Those that the shop shows; what is in others does not count. */
  fields: FieldType[];
  data: {
    /** A payment access token, as `completeCheckout` gives it. */
    authToken: string;
    paymentMethodId?: string;
    /** Who pays, where the card's name is not asked for. */
    cardholderName?: string;
  };
};

/** From the page. */
export type Asked =
  | { type: 'HOSTED_FIELD:ATTACH_REQUESTED'; payload: AttachRequest }
  | { type: 'HOSTED_FIELD:VALIDATE_REQUESTED' }
  | { type: 'HOSTED_FIELD:SUBMITTED_REQUESTED'; payload: SubmitRequest };

type OfField = { payload: { fieldType: FieldType } };

/** To the page. Nothing that was typed is ever in it. */
export type Said =
  | { type: 'HOSTED_INPUT:ATTACH_SUCCEEDED' }
  | { type: 'HOSTED_INPUT:ATTACH_FAILED'; payload: { error: { message: string } } }
  | ({ type: `HOSTED_INPUT:${'BLURRED' | 'CHANGED' | 'ENTERED' | 'FOCUSED'}` } & OfField)
  | { type: 'HOSTED_INPUT:VALIDATED'; payload: Results }
  | { type: 'HOSTED_INPUT:SUBMIT_SUCCEEDED'; payload: { response: Response } }
  | {
      type: 'HOSTED_INPUT:SUBMIT_FAILED';
      payload: { error: { code: string; message: string }; response?: Response };
    };

/** An answer of the payments host. */
export type Response = { status: number; body: unknown };
