import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { invalid, notFound, PortalError, refuse } from './errors.ts';
import { fieldsOf, type Portal, readPortal, writePortal } from './portal.ts';
import { contactProperty, formChange, formCreate, type FormDefinition } from './schemas.ts';

const PAGE = 20;
const MOST_A_PAGE = 100;
/** Contact property groups of every portal, as far as they are needed here. */
const GROUPS = ['contactinformation', 'conversioninformation', 'emailinformation'];

type Asked = { Params: { id: string }; Querystring: Record<string, string | undefined>; Body: unknown };

/**
 * Serves the APIs for setting up an account, below `/forms`: `/marketing/v3/forms` and `/crm/v3/properties/contacts`.
 */
export async function formManagement(app: FastifyInstance, parts: Parts): Promise<void> {
  app.setErrorHandler<FastifyError | PortalError>((error, _request, reply) => {
    if (error instanceof PortalError) return reply.code(error.status).send(error.body());
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    const words = status < 500 ? 'Invalid input JSON' : 'internal error';
    return reply
      .code(status)
      .send(new PortalError(status, status < 500 ? 'VALIDATION_ERROR' : 'INTERNAL_ERROR', words).body());
  });
  formRoutes(app, parts);
  propertyRoutes(app, parts);
}

function formRoutes(app: FastifyInstance, { store, config, clock }: Parts): void {
  const path = '/forms/marketing/v3/forms';
  const instant = () => new Date(clock()).toISOString();
  const save = (portal: Portal, form: FormDefinition): FormDefinition => {
    checkForm(portal, form);
    const others = portal.forms.filter(({ id }) => id !== form.id);
    writePortal(store, { forms: [...others, form] });
    return form;
  };
  const formOf = (portal: Portal, id: string): FormDefinition => {
    const form = portal.forms.find((each) => each.id === id);
    if (!form) throw notFound();
    return form;
  };

  app.get<Asked>(path, (request) => {
    allow(config, request, 'forms');
    const { limit = String(PAGE), after = '0', archived = 'false' } = request.query;
    const size = Math.min(Number(limit) || PAGE, MOST_A_PAGE);
    const from = Number(after) || 0;
    const found = readPortal(store).forms.filter((form) => form.archived === (archived === 'true'));
    const end = from + size;
    return {
      results: found.slice(from, end),
      ...(end < found.length && { paging: { next: { after: String(end) } } }),
    };
  });

  app.post<Asked>(path, (request, reply) => {
    allow(config, request, 'forms');
    const { success, data, error } = formCreate.safeParse(request.body);
    if (!success) refuse(error);
    const form = { ...data, id: randomUUID(), createdAt: instant(), updatedAt: instant() };
    return reply.code(201).send(save(readPortal(store), form));
  });

  app.get<Asked>(`${path}/:id`, (request) => {
    allow(config, request, 'forms');
    return formOf(readPortal(store), request.params.id);
  });

  app.patch<Asked>(`${path}/:id`, (request) => {
    allow(config, request, 'forms');
    const portal = readPortal(store);
    const form = formOf(portal, request.params.id);
    const { success, data, error } = formChange.safeParse(request.body);
    if (!success) refuse(error);
    return save(portal, { ...form, ...data, updatedAt: instant() } as FormDefinition);
  });
}

function propertyRoutes(app: FastifyInstance, { store, config }: Parts): void {
  const path = '/forms/crm/v3/properties/contacts';
  app.get(path, (request) => {
    allow(config, request, 'crm.schemas.contacts.read');
    return { results: readPortal(store).properties };
  });

  app.post(path, (request, reply) => {
    allow(config, request, 'crm.schemas.contacts.write');
    const { success, data, error } = contactProperty.safeParse(request.body);
    if (!success) refuse(error);
    const { properties } = readPortal(store);
    if (!GROUPS.includes(data.groupName)) throw invalid(`Property group ${data.groupName} does not exist`);
    if (properties.some(({ name }) => name === data.name))
      throw new PortalError(409, 'OBJECT_ALREADY_EXISTS', `A property named '${data.name}' already exists.`);
    const property = { ...data, hubspotDefined: false };
    writePortal(store, { properties: [...properties, property] });
    return reply.code(201).send(property);
  });
}

/** @throws PortalError 401 for an unknown token, 403 if it lacks the scope */
function allow(
  { formsToken, formsScopes }: Parts['config'],
  { headers }: Pick<FastifyRequest, 'headers'>,
  scope: string,
): void {
  if (headers.authorization !== `Bearer ${formsToken}`) {
    const words = 'Authentication credentials not found. This API supports OAuth 2.0 authentication.';
    throw new PortalError(401, 'INVALID_AUTHENTICATION', words);
  }
  if (formsScopes.includes(scope)) return;
  throw new PortalError(
    403,
    'MISSING_SCOPES',
    'This app hasn’t been granted all required scopes to make this call.',
    [
      {
        message: 'One or more of the following scopes are required.',
        context: { requiredGranularScopes: [scope] },
      },
    ],
  );
}

/**
 * @throws PortalError 409 if another form has the name, 400 for a field that is not a contact property or occurs twice
 */
function checkForm({ forms, properties }: Portal, form: FormDefinition): void {
  if (forms.some(({ id, name, archived }) => name === form.name && id !== form.id && !archived))
    throw new PortalError(409, 'CONFLICT', `A form named '${form.name}' already exists.`);
  const names = fieldsOf(form).map(({ name }) => name);
  const unknown = names.filter((name) => !properties.some((property) => property.name === name));
  if (unknown.length > 0) throw invalid(`Property does not exist: ${unknown.join(', ')}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw invalid(`Field ${twice} is there twice`);
}
