import { isIP } from 'node:net';
import { z } from 'zod';
import { fieldsOf } from './portal.ts';
import type { FormDefinition } from './schemas.ts';
import type { Submission } from './submission.ts';

export type Fault = { message: string; errorType: string };

const LONGEST = 65_536;
const email = z.email();

/** Returns what is wrong with a submission, in HubSpot's own words. */
export function faultsOf(
  form: FormDefinition,
  { fields, context, legalConsentOptions }: Submission,
): Fault[] {
  const asksToAgree = form.legalConsentOptions.type === 'explicit_consent_to_process';
  return [
    ...(form.configuration.recaptchaEnabled
      ? [{ message: 'The form has reCAPTCHA enabled', errorType: 'FORM_HAS_RECAPTCHA_ENABLED' }]
      : []),
    ...inFields(form, fields),
    ...inContext(context ?? {}),
    ...(asksToAgree ? inConsent(legalConsentOptions?.consent ?? {}) : []),
  ];
}

function inFields(form: FormDefinition, sent: Submission['fields']): Fault[] {
  const fault = (name: string, what: string, errorType: string): Fault => ({
    message: `Error in 'fields.${name}'. ${what}`,
    errorType,
  });
  const fields = fieldsOf(form);
  const unknown = sent
    .filter(({ name }) => !fields.some((field) => field.name === name))
    .map(({ name }) => fault(name, `Field '${name}' is not in the form`, 'FIELD_NOT_IN_FORM_DEFINITION'));
  const own = fields.flatMap(({ name, required, fieldType }) => {
    const value = sent.find((each) => each.name === name)?.value ?? '';
    if (required && value === '')
      return [fault(name, `Required field '${name}' is missing`, 'REQUIRED_FIELD')];
    if (value.length > LONGEST) return [fault(name, 'Too long', 'INPUT_TOO_LARGE')];
    if (fieldType === 'email' && value !== '' && !email.safeParse(value).success)
      return [fault(name, 'Not an address', 'INVALID_EMAIL')];
    return [];
  });
  return [...unknown, ...own];
}

/**
 * Checks the context. `hutk` is the value of the cookie by which HubSpot recognises a browser: 32 hexadecimal digits.
 */
function inContext({ hutk, ipAddress, pageUri }: NonNullable<Submission['context']>): Fault[] {
  const fault = (name: string, isRight: boolean, errorType: string): Fault[] =>
    isRight ? [] : [{ message: `Error in 'context.${name}'`, errorType }];
  return [
    ...fault('hutk', hutk === undefined || /^[\da-f]{32}$/i.test(hutk), 'INVALID_HUTK'),
    ...fault('ipAddress', ipAddress === undefined || isIP(ipAddress) !== 0, 'INVALID_IP_ADDRESS'),
    ...fault('pageUri', pageUri === undefined || /^https?:\/\//.test(pageUri), 'INVALID_PAGE_URI'),
  ];
}

type Consent = NonNullable<NonNullable<Submission['legalConsentOptions']>['consent']>;

/** Checks the consent to a form that requires it. The wording that the visitor agreed to must be included. */
function inConsent({ consentToProcess, text }: Consent): Fault[] {
  const fault = (name: string, errorType: string): Fault => ({
    message: `Error in 'legalConsentOptions.consent.${name}'`,
    errorType,
  });
  return [
    ...(consentToProcess === true ? [] : [fault('consentToProcess', 'MISSING_PROCESSING_CONSENT')]),
    ...(text ? [] : [fault('text', 'MISSING_PROCESSING_CONSENT_TEXT')]),
  ];
}
