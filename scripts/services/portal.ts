import { z, type ZodType } from 'zod';
import type { Config } from '../../lib/platform/config.ts';
import { type Answer, type Ask, type Request, shaped } from './ask.ts';
import { Fault } from './fault.ts';

/** How to create a token. */
export const NO_TOKEN =
  'Settings › Integrations › Service keys › Create service key, with the scopes forms, crm.schemas.contacts.read and crm.schemas.contacts.write; run this with it as HUBSPOT_ACCESS_TOKEN';

const field = z.object({ name: z.string(), required: z.boolean() });
const formDefinition = z.object({
  id: z.string(),
  name: z.string(),
  archived: z.boolean(),
  fieldGroups: z.array(z.looseObject({ fields: z.array(z.looseObject(field.shape)).default([]) })),
});
/** A form of the service. Its field groups have more properties than listed here, and are sent back complete. */
export type PortalForm = z.infer<typeof formDefinition>;

const formPage = z.object({
  results: z.array(formDefinition),
  paging: z.object({ next: z.object({ after: z.string() }).optional() }).optional(),
});
const properties = z.object({ results: z.array(z.object({ name: z.string() })) });
const refusal = z.object({
  message: z.string(),
  errors: z
    .array(
      z.object({ context: z.object({ requiredGranularScopes: z.array(z.string()) }).partial() }).partial(),
    )
    .optional(),
});

/** Client of the form service's API for setting up a portal. */
export function portalOf({ config, ask }: { config: Config; ask: Ask }) {
  const { apiUrl, accessToken } = config.forms;
  const asked = async <T>(path: string, schema: ZodType<T>, more?: Omit<Request, 'url'>): Promise<T> => {
    const authorization = `Bearer ${accessToken}`;
    return taken(path, schema, await ask({ ...more, url: `${apiUrl}${path}`, headers: { authorization } }));
  };
  return {
    /** Returns all forms that are not archived. @throws Fault, Unanswered */
    forms: async (): Promise<PortalForm[]> => {
      const found: PortalForm[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ limit: '50', ...(after && { after }) });
        const page = await asked(`/marketing/v3/forms?${query}`, formPage);
        found.push(...page.results);
        after = page.paging?.next?.after;
      } while (after);
      return found;
    },
    /** @throws Fault, Unanswered */
    makeForm: (body: object): Promise<PortalForm> =>
      asked('/marketing/v3/forms', formDefinition, { method: 'POST', body }),
    /** @throws Fault, Unanswered */
    changeForm: (id: string, body: object): Promise<PortalForm> =>
      asked(`/marketing/v3/forms/${encodeURIComponent(id)}`, formDefinition, { method: 'PATCH', body }),
    /** Returns the names of contact properties. @throws Fault, Unanswered */
    propertyNames: async (): Promise<string[]> => {
      const { results } = await asked('/crm/v3/properties/contacts', properties);
      return results.map(({ name }) => name);
    },
    /** @throws Fault, Unanswered */
    makeProperty: (body: object): Promise<unknown> =>
      asked('/crm/v3/properties/contacts', z.object({ name: z.string() }), { method: 'POST', body }),
  };
}

/** @throws Fault with the service's message for a rejected request */
function taken<T>(path: string, schema: ZodType<T>, answer: Answer): T {
  if (answer.status < 300) return shaped(schema, answer);
  const said = refusal.safeParse(answer.body).data;
  const scopes = said?.errors?.flatMap(({ context }) => context?.requiredGranularScopes ?? []) ?? [];
  const words = `${answer.status} ${said?.message ?? ''}`.trim().replace(/\.$/, '');
  if (answer.status === 401)
    throw new Fault(
      words,
      'Set HUBSPOT_ACCESS_TOKEN to a token that stands: Settings › Integrations › Service keys.',
    );
  if (answer.status === 403)
    throw new Fault(
      words,
      `Give the key the scope ${scopes.join(', ') || 'that this takes'}: Settings › Integrations › Service keys.`,
    );
  throw new Fault(words, `Look at what ${path.split('?')[0]} takes.`);
}
