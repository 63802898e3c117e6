import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../parts.ts';
import { rateLimit } from '../rest/rate-limit.ts';
import { faultsOf, type Fault } from './faults.ts';
import { abuseGuard } from './abuse-guard.ts';
import { keepSubmission } from './keep.ts';
import { readPortal } from './portal.ts';
import { submission } from './submission.ts';

const MONTH_MS = 31 * 86_400_000;
/** Submissions that a portal may make per window: without a token, and with one (100 to 200, depending on its plan). */
const MOST = { submit: 50, 'secure/submit': 100 };
const WINDOW_MS = 10_000;

type Asked = { Params: { portal: string; form: string }; Body: unknown };

/** Serves the form submissions API: `POST /forms/submissions/v3/integration/[secure/]submit/{portal}/{form}`. */
export async function formService(app: FastifyInstance, { store, config, clock }: Parts): Promise<void> {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    return refuse(reply, status, status < 500 ? INVALID : 'Internal server error');
  });
  const openToPages = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  app.options('/forms/submissions/v3/integration/submit/:portal/:form', async (_request, reply) =>
    reply.headers({ ...openToPages, 'access-control-allow-methods': 'POST, OPTIONS' }).send(''),
  );
  const guard = abuseGuard();
  for (const path of ['submit', 'secure/submit'] as const) {
    const count = rateLimit(() => MOST[path], WINDOW_MS);
    app.post<Asked>(`/forms/submissions/v3/integration/${path}/:portal/:form`, async (request, reply) => {
      const isSecure = path === 'secure/submit';
      // Browsers may only call the endpoint that needs no token.
      if (!isSecure) reply.headers(openToPages);
      if (guard.isBlocked(request.ip, clock())) return refuse(reply, 429, TOO_MANY);
      if (isSecure && request.headers.authorization !== `Bearer ${config.formsToken}`) {
        return refuse(reply, 401, 'Authentication credentials not found.');
      }
      const { portal, form } = request.params;
      const definition = readPortal(store).forms.find(({ id, archived }) => id === form && !archived);
      if (portal !== config.formsPortalId || !definition) {
        return refuse(reply, 404, 'Form not found.');
      }
      if (count(portal, clock()).exceeded) {
        guard.refused(request.ip, clock());
        return refuse(reply, 429, TOO_MANY);
      }
      const { success, data } = submission.safeParse(request.body);
      if (!success) return refuse(reply, 400, INVALID);
      const sentAt = data.submittedAt === undefined ? clock() : Number(data.submittedAt);
      const tooOld = !(sentAt > clock() - MONTH_MS);
      const faults = tooOld
        ? [{ message: "Error in 'submittedAt'. Too old", errorType: 'NUMBER_OUT_OF_RANGE' }]
        : faultsOf(definition, data);
      if (faults.length > 0) return refuse(reply, 400, INVALID, faults);
      const fields = Object.fromEntries(data.fields.map(({ name, value }) => [name, value]));
      const { context, legalConsentOptions } = data;
      keepSubmission(store, form, { ...fields, context, legalConsentOptions }, clock());
      const { type, value } = definition.configuration.postSubmitAction;
      return type === 'thank_you' ? { inlineMessage: value } : { redirectUri: value };
    });
  }
}

const INVALID = 'The request is not valid';
const TOO_MANY = 'Too many requests';

const refuse = (reply: FastifyReply, status: number, message: string, errors: Fault[] = []) =>
  reply.code(status).send({ status: 'error', message, correlationId: randomUUID(), errors });
