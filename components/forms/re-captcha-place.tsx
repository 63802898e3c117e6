/** Place for reCAPTCHA in a form, loaded when the shopper begins to fill it in (`lib/forms/check-client.ts`). */
export const ReCaptchaPlace = () => <div data-re-captcha hidden />;
