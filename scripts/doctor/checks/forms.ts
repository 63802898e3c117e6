import { z } from 'zod';
import { FORM_FIELDS } from '../../services/data/forms.ts';
import { type Check, type Context, failure, ok, type Finding } from '../types.ts';
import type { Answer } from '../../services/ask.ts';

/** No address, so that the service keeps nothing of what is sent. */
const NO_ADDRESS = 'doctor';

const refused = z.object({ errors: z.array(z.object({ message: z.string(), errorType: z.string() })) });

/** Each form is sent what cannot be taken; what the service finds wrong with it tells what the form is made of. */
export function formChecks({ config, ask }: Context): Check[] {
  const { formsUrl, portalId, tradeFormId, stockFormId } = config.forms;
  const ofForm = (name: string, formId: string, fields: readonly string[], variable: string): Check => ({
    name: `forms/${name}`,
    tried: 'sent the form without an address, which is refused',
    run: async () => {
      const path = `${encodeURIComponent(portalId)}/${encodeURIComponent(formId)}`;
      const body = {
        fields: fields.map((field) => ({
          objectTypeId: '0-1',
          name: field,
          value: field === 'email' ? NO_ADDRESS : 'x',
        })),
        context: { pageUri: config.publicOrigin, pageName: 'doctor' },
        legalConsentOptions: { consent: { consentToProcess: true, text: 'doctor' } },
      };
      const url = `${formsUrl}/submissions/v3/integration/submit/${path}`;
      return findingOf(await ask({ url, method: 'POST', body }), variable);
    },
  });
  return [
    ofForm('trade enquiry', tradeFormId, FORM_FIELDS.trade, 'HUBSPOT_TRADE_FORM_ID'),
    ofForm('stock alert', stockFormId, FORM_FIELDS.stock, 'HUBSPOT_STOCK_FORM_ID'),
  ];
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
  const lacking = named('FIELD_NOT_IN_FORM_DEFINITION');
  const more = named('REQUIRED_FIELD');
  if (lacking.length > 0)
    return failure(
      `the form has no ${lacking.join(', ')}`,
      'Add these fields by their internal names: Marketing › Forms › the form.',
    );
  if (more.length > 0)
    return failure(
      `the form requires ${more.join(', ')}, which the shop does not ask for`,
      'Make them optional: Marketing › Forms › the form.',
    );
  return ok('it has every field that the shop sends');
}
