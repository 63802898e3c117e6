import type { ShopField, ShopForm } from '../../services/data/forms.ts';

/** The service's object type for contacts. */
const CONTACTS = '0-1';

/** A row of a form with one field. Only the e-mail address is required, because the shop does not send empty fields. */
export function fieldGroupOf({ name, label, isLong }: ShopField): object {
  const field = { objectTypeId: CONTACTS, name, label, hidden: false, dependentFields: [] };
  return {
    groupType: 'default_group',
    richTextType: 'text',
    fields: [
      name === 'email'
        ? {
            ...field,
            required: true,
            fieldType: 'email',
            validation: { blockedEmailDomains: [], useDefaultBlockList: false },
          }
        : { ...field, required: false, fieldType: isLong ? 'multi_line_text' : 'single_line_text' },
    ],
  };
}

/**
 * The request body that creates a form. The service's specification requires every part of it, the timestamps too. Its
 * appearance does not matter: the shop renders its own forms.
 * @param now milliseconds since 1970
 */
export function definitionOf({ name, thanks, consent, fields }: ShopForm, now: number): object {
  const instant = new Date(now).toISOString();
  return {
    formType: 'hubspot',
    name,
    createdAt: instant,
    updatedAt: instant,
    archived: false,
    fieldGroups: fields.map(fieldGroupOf),
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
        helpTextColor: '#33475b',
        helpTextSize: '12px',
        legalConsentTextColor: '#33475b',
        legalConsentTextSize: '14px',
        submitColor: '#33475b',
        submitFontColor: '#ffffff',
        submitSize: '14px',
        submitAlignment: 'left',
      },
    },
    legalConsentOptions: {
      type: 'explicit_consent_to_process',
      privacyText: consent,
      consentToProcessCheckboxLabel: consent,
      communicationsCheckboxes: [],
    },
  };
}

/** The request body that creates the contact property of a field. */
export function propertyOf({ name, label, isLong }: ShopField): object {
  const fieldType = isLong ? 'textarea' : 'text';
  return { name, label, type: 'string', fieldType, groupName: 'contactinformation', formField: true };
}
