/**
 * Messages between a page of the shop and the frames of its card fields. Names and shapes are those of the platform's
 * checkout SDK (its hosted form), reduced to what a payment needs.
 */
export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardName';

export type Values = Partial<Record<FieldType, string>>;

/** Why a value is invalid: a code and a message. */
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
  /** The fields that the shop shows. Values of others are ignored. */
  fields: FieldType[];
  data: {
    /** A payment access token, as returned by `completeCheckout`. */
    authToken: string;
    paymentMethodId?: string;
    /** Payer's name, if there is no field for the name on the card. */
    cardholderName?: string;
  };
};

/** Messages from the page. */
export type Asked =
  | { type: 'HOSTED_FIELD:ATTACH_REQUESTED'; payload: AttachRequest }
  | { type: 'HOSTED_FIELD:VALIDATE_REQUESTED' }
  | { type: 'HOSTED_FIELD:SUBMITTED_REQUESTED'; payload: SubmitRequest };

type OfField = { payload: { fieldType: FieldType } };

/** Messages to the page. They never contain anything that was entered. */
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

/** A response of the payments host. */
export type Response = { status: number; body: unknown };
