/** Where reCAPTCHA stands in a form that the platform guards, once somebody begins it (`lib/forms/check-client.ts`). */
export const ReCaptchaPlace = () => <div data-re-captcha hidden />;
