import { z } from 'zod';
import { FORMS, type ShopForm } from '../../services/data/forms.ts';
import { portalOf } from '../../services/portal.ts';
import { type Check, type Context, failure, ok, type Finding } from '../types.ts';
import type { Answer } from '../../services/ask.ts';

/** Not a valid address, so that the service stores nothing of the submission. */
const NO_ADDRESS = 'doctor';

const refused = z.object({ errors: z.array(z.object({ message: z.string(), errorType: z.string() })) });

/**
 * Sends each form an invalid submission; the errors of the service show which fields the form has. If there is an
 * access token, its permissions are checked.
 */
export function formChecks(context: Context): Check[] {
  const { tradeFormId, stockFormId } = context.config.forms;
  return [
    tokenCheck(context),
    formCheck(context, FORMS.trade, tradeFormId),
    formCheck(context, FORMS.stock, stockFormId),
  ];
}

function tokenCheck(context: Context): Check {
  const { accessToken, tradeFormId, stockFormId } = context.config.forms;
  return {
    name: 'forms/token',
    tried: 'asked for the portal’s forms and contacts’ properties',
    without: accessToken ? null : 'HUBSPOT_ACCESS_TOKEN is not set; only npm run provision needs it',
    run: async () => {
      const portal = portalOf(context);
      const [forms] = await Promise.all([portal.forms(), portal.propertyNames()]);
      const ids = forms.map(({ id }) => id);
      if (ids.includes(tradeFormId) || ids.includes(stockFormId)) return ok(`it sees ${ids.length} forms`);
      return failure(
        'it sees none of the shop’s forms',
        'Make the service key in the portal of HUBSPOT_PORTAL_ID, or make the forms: npm run provision.',
      );
    },
  };
}

function formCheck({ config, ask }: Context, form: ShopForm, formId: string): Check {
  const { formsUrl, portalId } = config.forms;
  return {
    name: `forms/${form.name.toLowerCase()}`,
    tried: 'sent the form without an address, which is refused',
    run: async () => {
      const path = `${encodeURIComponent(portalId)}/${encodeURIComponent(formId)}`;
      const body = {
        fields: form.fields.map(({ name }) => ({
          objectTypeId: '0-1',
          name,
          value: name === 'email' ? NO_ADDRESS : 'x',
        })),
        context: { pageUri: config.publicOrigin, pageName: 'doctor' },
        legalConsentOptions: { consent: { consentToProcess: true, text: 'doctor' } },
      };
      const url = `${formsUrl}/submissions/v3/integration/submit/${path}`;
      return findingOf(await ask({ url, method: 'POST', body }), form.variable);
    },
  };
}

function findingOf({ status, body }: Answer, variable: string): Finding {
  if (status === 404)
    return failure(
      '404, the portal has no such form',
      `Set HUBSPOT_PORTAL_ID, HUBSPOT_REGION where it is in another region, and ${variable} to the id in the form’s address: Marketing › Forms.`,
    );
  if (status === 403)
    return failure('403', 'Let the form be sent without signing in: Marketing › Forms › the form › Options.');
  const errors = refused.safeParse(body).data?.errors;
  if (status !== 400 || !errors)
    return failure(`${status}`, 'Look at HUBSPOT_FORMS_URL, or try again in a minute.');
  const named = (type: string) =>
    errors
      .filter(({ errorType }) => errorType === type)
      .map(({ message }) => /fields\.([\w-]+)/.exec(message)?.[1] ?? message);
  if (errors.some(({ errorType }) => errorType === 'FORM_HAS_RECAPTCHA_ENABLED'))
    return failure(
      'the form asks for a CAPTCHA, which only its own embedded page has',
      'Switch it off: Marketing › Forms › the form › Options.',
    );
  const lacking = named('FIELD_NOT_IN_FORM_DEFINITION');
  const more = named('REQUIRED_FIELD');
  if (lacking.length > 0)
    return failure(
      `the form has no ${lacking.join(', ')}`,
      'Add these fields by their internal names: npm run provision, or Marketing › Forms › the form.',
    );
  if (more.length > 0)
    return failure(
      `the form requires ${more.join(', ')}, which the shop does not ask for`,
      'Make them optional: Marketing › Forms › the form.',
    );
  return ok('it has every field that the shop sends');
}
