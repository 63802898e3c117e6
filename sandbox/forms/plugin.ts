import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { FORMS } from './definitions.ts';
import { faultsOf, type Fault } from './faults.ts';
import { keepSubmission } from './keep.ts';

const submission = z.object({
  submittedAt: z.union([z.string(), z.number()]).optional(),
  fields: z.array(z.object({ objectTypeId: z.string().optional(), name: z.string(), value: z.string() })),
  context: z
    .object({
      hutk: z.string().optional(),
      pageUri: z.string().optional(),
      pageName: z.string().optional(),
      ipAddress: z.string().optional(),
    })
    .optional(),
  legalConsentOptions: z.unknown().optional(),
  skipValidation: z.boolean().optional(),
});

const MONTH_MS = 31 * 86_400_000;

type Asked = { Params: { portal: string; form: string }; Body: unknown };

/** The form service: `POST /forms/submissions/v3/integration/[secure/]submit/{portal}/{form}`. */
export async function formService(app: FastifyInstance, { store, config, clock }: Parts): Promise<void> {
  for (const path of ['submit', 'secure/submit']) {
    app.post<Asked>(`/forms/submissions/v3/integration/${path}/:portal/:form`, async (request, reply) => {
      const isSecure = path.startsWith('secure');
      if (isSecure && request.headers.authorization !== `Bearer ${config.crmToken}`) {
        return refuse(reply, 401, 'Authentication credentials not found.', []);
      }
      const { portal, form } = request.params;
      const definition = FORMS.find(({ id }) => id === form);
      if (portal !== config.crmPortalId || !definition) {
        return refuse(reply, 404, 'Form not found.', []);
      }
      const { success, data } = submission.safeParse(request.body);
      if (!success) return refuse(reply, 400, 'The request is not valid', []);
      const sentAt = data.submittedAt === undefined ? clock() : Number(data.submittedAt);
      const tooOld = !(sentAt > clock() - MONTH_MS);
      const faults = tooOld
        ? [{ message: "Error in 'submittedAt'. Too old", errorType: 'NUMBER_OUT_OF_RANGE' }]
        : faultsOf(definition, data.fields, data.context?.pageUri);
      if (faults.length > 0) return refuse(reply, 400, 'The request is not valid', faults);
      const fields = Object.fromEntries(data.fields.map(({ name, value }) => [name, value]));
      const { context, legalConsentOptions } = data;
      keepSubmission(store, form, { ...fields, context, legalConsentOptions }, clock());
      return { inlineMessage: definition.thanks };
    });
  }
}

const refuse = (reply: FastifyReply, status: number, message: string, errors: Fault[]) =>
  reply.code(status).send({ status: 'error', message, correlationId: randomUUID(), errors });
