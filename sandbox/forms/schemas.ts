import { z } from 'zod';

const common = {
  objectTypeId: z.literal('0-1'),
  name: z.string().min(1),
  label: z.string().min(1),
  required: z.boolean(),
  hidden: z.boolean(),
  dependentFields: z.array(z.unknown()),
  description: z.string().optional(),
  placeholder: z.string().optional(),
};
const plain = { ...common, defaultValue: z.string().optional() };
const digits = z.strictObject({ minAllowedDigits: z.int().min(0), maxAllowedDigits: z.int().min(0) });
const choice = {
  ...common,
  defaultValues: z.array(z.string()),
  options: z
    .array(
      z.strictObject({
        label: z.string(),
        value: z.string(),
        displayOrder: z.int(),
        description: z.string().optional(),
      }),
    )
    .min(1),
};

/** A form field, by HubSpot's field types. Only contact properties are supported. */
const formField = z.discriminatedUnion('fieldType', [
  z.strictObject({
    ...plain,
    fieldType: z.literal('email'),
    validation: z.strictObject({
      blockedEmailDomains: z.array(z.string()),
      useDefaultBlockList: z.boolean(),
    }),
  }),
  z.strictObject({
    ...plain,
    fieldType: z.literal('phone'),
    useCountryCodeSelect: z.boolean(),
    validation: digits,
  }),
  z.strictObject({ ...plain, fieldType: z.literal('mobile_phone'), validation: digits }),
  z.strictObject({ ...plain, fieldType: z.literal('number'), validation: digits.optional() }),
  z.strictObject({
    ...plain,
    fieldType: z.enum(['single_line_text', 'multi_line_text', 'single_checkbox', 'datepicker']),
  }),
  z.strictObject({ ...choice, fieldType: z.enum(['dropdown', 'radio', 'multiple_checkboxes']) }),
]);
export type FormField = z.infer<typeof formField>;

const MOST_IN_A_ROW = 3;
const fieldGroup = z.strictObject({
  groupType: z.enum(['default_group', 'progressive', 'queued']),
  richTextType: z.enum(['text', 'image']),
  richText: z.string().optional(),
  fields: z.array(formField).max(MOST_IN_A_ROW),
});

const configuration = z.strictObject({
  language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
  createNewContactForNewEmail: z.boolean(),
  editable: z.boolean(),
  cloneable: z.boolean(),
  archivable: z.boolean(),
  allowLinkToResetKnownValues: z.boolean(),
  prePopulateKnownValues: z.boolean(),
  recaptchaEnabled: z.boolean(),
  notifyContactOwner: z.boolean(),
  notifyRecipients: z.array(z.string()),
  lifecycleStages: z.array(z.strictObject({ objectTypeId: z.string(), value: z.string() })),
  postSubmitAction: z.strictObject({ type: z.enum(['thank_you', 'redirect_url']), value: z.string() }),
  embedType: z.enum(['V3', 'V4']).optional(),
});

const style = z.strictObject({
  fontFamily: z.string(),
  backgroundWidth: z.string(),
  labelTextColor: z.string(),
  labelTextSize: z.string(),
  helpTextColor: z.string(),
  helpTextSize: z.string(),
  legalConsentTextColor: z.string(),
  legalConsentTextSize: z.string(),
  submitColor: z.string(),
  submitFontColor: z.string(),
  submitSize: z.string(),
  submitAlignment: z.enum(['left', 'center', 'right']),
});
const displayOptions = z.strictObject({
  renderRawHtml: z.boolean(),
  theme: z.enum(['canvas', 'default_style', 'legacy', 'linear', 'round', 'sharp']),
  submitButtonText: z.string(),
  cssClass: z.string().optional(),
  style,
});

const boxes = z.array(
  z.strictObject({ label: z.string(), required: z.boolean(), subscriptionTypeId: z.int() }),
);
const consentTexts = {
  privacyText: z.string(),
  communicationsCheckboxes: boxes,
  communicationConsentText: z.string().optional(),
  consentToProcessText: z.string().optional(),
};
const legalConsentOptions = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('legitimate_interest'),
    lawfulBasis: z.enum(['client', 'lead', 'other']),
    privacyText: z.string(),
    subscriptionTypeIds: z.array(z.int()),
  }),
  z.strictObject({ type: z.literal('implicit_consent_to_process'), ...consentTexts }),
  z.strictObject({
    type: z.literal('explicit_consent_to_process'),
    ...consentTexts,
    consentToProcessCheckboxLabel: z.string().optional(),
    consentToProcessFooterText: z.string().optional(),
  }),
]);

const changeable = {
  name: z.string().min(1),
  archived: z.boolean(),
  fieldGroups: z.array(fieldGroup),
  configuration,
  displayOptions,
  legalConsentOptions,
};

/** Body of a request to create a form. As in HubSpot's specification, everything but `archivedAt` is required. */
export const formCreate = z.strictObject({
  formType: z.literal('hubspot'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().optional(),
  ...changeable,
});

/** Body of a request to change a form. Each part replaces the old one. */
export const formChange = z.strictObject(changeable).partial();

export type FormDefinition = z.infer<typeof formCreate> & { id: string };

/** A contact property. */
export const contactProperty = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'Property names are lower case letters, digits and underscores'),
  label: z.string().min(1),
  type: z.enum(['bool', 'date', 'datetime', 'enumeration', 'number', 'phone_number', 'string']),
  fieldType: z.enum([
    'booleancheckbox',
    'checkbox',
    'date',
    'number',
    'phonenumber',
    'radio',
    'select',
    'text',
    'textarea',
  ]),
  groupName: z.string().min(1),
  description: z.string().optional(),
  displayOrder: z.int().optional(),
  formField: z.boolean().optional(),
  hidden: z.boolean().optional(),
  hasUniqueValue: z.boolean().optional(),
});
export type ContactProperty = z.infer<typeof contactProperty> & { hubspotDefined: boolean };
