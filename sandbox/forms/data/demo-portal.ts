import type { Portal } from '../portal.ts';
import type { ContactProperty, FormDefinition, FormField } from '../schemas.ts';

const SINCE = '2026-01-05T09:00:00Z';

/** Names of contact properties that every portal has. */
export const DEFAULT_PROPERTIES = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'company',
  'jobtitle',
  'website',
  'address',
  'city',
  'zip',
  'country',
  'message',
].map((name) => property(name, true));

/** Initial portal of the demo shop. */
export const DEMO_PORTAL: Portal = {
  properties: [
    ...DEFAULT_PROPERTIES,
    ...['company_number', 'sector', 'models', 'product_sku', 'product_name'].map((name) =>
      property(name, false),
    ),
  ],
  forms: [
    form('trade-enquiry', 'Trade enquiry', 'Thank you. The trade desk answers on the next working day.', [
      emailField(),
      textField('company', true),
      ...['firstname', 'phone', 'company_number', 'sector', 'zip', 'models', 'message'].map((name) =>
        textField(name),
      ),
    ]),
    form('stock-alert', 'Stock alert', 'Thank you.', [
      emailField(),
      textField('product_sku', true),
      textField('product_name'),
    ]),
  ],
};

function property(name: string, hubspotDefined: boolean): ContactProperty {
  const shape = { type: 'string', fieldType: 'text', groupName: 'contactinformation' } as const;
  return { name, label: name, ...shape, formField: true, hubspotDefined };
}

function textField(name: string, required = false): FormField {
  return { ...common(name, required), fieldType: 'single_line_text' };
}

function emailField(): FormField {
  const validation = { blockedEmailDomains: [], useDefaultBlockList: false };
  return { ...common('email', true), fieldType: 'email', validation };
}

function common(name: string, required: boolean) {
  return { objectTypeId: '0-1' as const, name, label: name, required, hidden: false, dependentFields: [] };
}

/** Returns a form that requires explicit consent to processing. */
function form(id: string, name: string, thanks: string, fields: FormField[]): FormDefinition {
  return {
    id,
    name,
    formType: 'hubspot',
    createdAt: SINCE,
    updatedAt: SINCE,
    archived: false,
    fieldGroups: fields.map((field) => ({
      groupType: 'default_group',
      richTextType: 'text',
      fields: [field],
    })),
    configuration: {
      language: 'en-gb',
      createNewContactForNewEmail: true,
      editable: true,
      cloneable: true,
      archivable: true,
      allowLinkToResetKnownValues: false,
      prePopulateKnownValues: false,
      recaptchaEnabled: false,
      notifyContactOwner: false,
      notifyRecipients: [],
      lifecycleStages: [],
      postSubmitAction: { type: 'thank_you', value: thanks },
    },
    displayOptions: {
      renderRawHtml: true,
      theme: 'default_style',
      submitButtonText: 'Send',
      style: {
        fontFamily: 'arial, helvetica, sans-serif',
        backgroundWidth: '100%',
        labelTextColor: '#33475b',
        labelTextSize: '14px',
        helpTextColor: '#7c98b6',
        helpTextSize: '11px',
        legalConsentTextColor: '#33475b',
        legalConsentTextSize: '14px',
        submitColor: '#ff7a59',
        submitFontColor: '#ffffff',
        submitSize: '12px',
        submitAlignment: 'left',
      },
    },
    legalConsentOptions: {
      type: 'explicit_consent_to_process',
      privacyText: 'See our privacy page for how we use what you send us.',
      consentToProcessCheckboxLabel: 'I agree.',
      communicationsCheckboxes: [],
    },
  };
}
