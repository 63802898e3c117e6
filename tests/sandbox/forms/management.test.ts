import { expect, test } from 'vitest';
import { DEMO_PORTAL } from '../../../sandbox/forms/data/demo-portal.ts';
import { writePortal } from '../../../sandbox/forms/portal.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const SETTINGS = { formsPortalId: '77', formsToken: 'forms-token' };
const FORMS = '/forms/marketing/v3/forms';
const PROPERTIES = '/forms/crm/v3/properties/contacts';
const { id: _, ...ALERT } = DEMO_PORTAL.forms[1] ?? expect.fail('there is no second form');
const WHOLE = { ...ALERT, name: 'Another alert' };
const PROPERTY = {
  name: 'room',
  label: 'Room',
  type: 'string',
  fieldType: 'text',
  groupName: 'contactinformation',
};

type Body = { id?: string; category?: string; errors?: { in?: string; context?: object }[] };
type Ask = { method?: 'GET' | 'POST' | 'PATCH'; url?: string; payload?: object; token?: string };

async function ask(
  { app }: TestSandbox,
  { method = 'GET', url = FORMS, payload, token = 'forms-token' }: Ask,
) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

test('a created form takes submissions, until it demands reCAPTCHA or is archived', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const { status, body } = await ask(sandbox, { method: 'POST', payload: WHOLE });
  expect(status).toBe(201);
  expect((await ask(sandbox, { url: `${FORMS}/${body.id}` })).body).toEqual(body);
  const payload = {
    fields: [
      { name: 'email', value: 'pat@example.org' },
      { name: 'product_sku', value: 'TW-914' },
    ],
    legalConsentOptions: { consent: { consentToProcess: true, text: 'Yes.' } },
  };
  const url = `/forms/submissions/v3/integration/submit/77/${body.id}`;
  const sent = await sandbox.app.inject({ method: 'POST', url, payload });
  expect(sent.json()).toEqual({ inlineMessage: 'Thank you.' });
  const configuration = { ...WHOLE.configuration, recaptchaEnabled: true };
  await ask(sandbox, { method: 'PATCH', url: `${FORMS}/${body.id}`, payload: { configuration } });
  const guarded = await sandbox.app.inject({ method: 'POST', url, payload });
  expect(guarded.json()).toMatchObject({ errors: [{ errorType: 'FORM_HAS_RECAPTCHA_ENABLED' }] });
  await ask(sandbox, { method: 'PATCH', url: `${FORMS}/${body.id}`, payload: { archived: true } });
  expect((await sandbox.app.inject({ method: 'POST', url, payload })).statusCode).toBe(404);
});

test('a form without a consent field takes submissions without consent', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const payload = { ...WHOLE, legalConsentOptions: { type: 'none' } };
  const { body } = await ask(sandbox, { method: 'POST', payload });
  const sent = await sandbox.app.inject({
    method: 'POST',
    url: `/forms/submissions/v3/integration/submit/77/${body.id}`,
    payload: {
      fields: [
        { name: 'email', value: 'pat@example.org' },
        { name: 'product_sku', value: '1' },
      ],
    },
  });
  expect(sent.statusCode).toBe(200);
});

test('forms are listed in pages, and archived ones separately', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const first = await ask(sandbox, { url: `${FORMS}?limit=1` });
  expect(first.body).toMatchObject({ results: [{ id: 'trade-enquiry' }], paging: { next: { after: '1' } } });
  const second = await ask(sandbox, { url: `${FORMS}?limit=1&after=1` });
  expect(second.body).toEqual({ results: [expect.objectContaining({ id: 'stock-alert' })] });
  await ask(sandbox, { method: 'PATCH', url: `${FORMS}/stock-alert`, payload: { archived: true } });
  expect((await ask(sandbox, {})).body).toMatchObject({ results: [{ id: 'trade-enquiry' }] });
  expect((await ask(sandbox, { url: `${FORMS}?archived=true` })).body).toMatchObject({
    results: [{ id: 'stock-alert' }],
  });
});

const { configuration, ...NO_CONFIGURATION } = WHOLE;
const [group] = WHOLE.fieldGroups;
const field = group?.fields[0];
const withFields = (fields: unknown[]) => ({ ...WHOLE, fieldGroups: [{ ...group, fields }] });

test.each<[string, object, string]>([
  ['a part that there is not', { ...WHOLE, colour: 'red' }, ''],
  ['nothing of a part', NO_CONFIGURATION, 'configuration'],
  ['half of a part', { ...WHOLE, configuration: { language: 'en' } }, 'configuration.editable'],
  ['another kind of form', { ...WHOLE, formType: 'captured' }, 'formType'],
  ['a field of no kind', withFields([{ ...field, fieldType: 'colour' }]), 'fieldGroups.0.fields.0.fieldType'],
  ['four fields in a row', withFields([field, field, field, field]), 'fieldGroups.0.fields'],
])('a form with %s is refused', async (_words, payload, at) => {
  await using sandbox = await openSandbox(SETTINGS);
  const { status, body } = await ask(sandbox, { method: 'POST', payload });
  expect([status, body.category]).toEqual([400, 'VALIDATION_ERROR']);
  expect(body.errors?.map((each) => each.in)).toContain(at);
});

test.each([
  ['a field that is no property', withFields([{ ...field, name: 'room' }]), 400],
  ['a field twice', withFields([field, field]), 400],
  ['a name that there is', { ...WHOLE, name: 'Stock alert' }, 409],
])('a form with %s is refused with a status of its own', async (_words, payload, status) => {
  await using sandbox = await openSandbox(SETTINGS);
  expect((await ask(sandbox, { method: 'POST', payload })).status).toBe(status);
});

test('a property is created once, and then a form may use it', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  const make = (more: object = {}) =>
    ask(sandbox, { method: 'POST', url: PROPERTIES, payload: { ...PROPERTY, ...more } });
  expect((await make({ name: 'Room' })).status).toBe(400);
  expect((await make({ groupName: 'rooms' })).status).toBe(400);
  expect((await make({ colour: 'red' })).status).toBe(400);
  expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(409);
  const payload = withFields([field, { ...field, name: 'room' }]);
  expect((await ask(sandbox, { method: 'POST', payload })).status).toBe(201);
});

test('the token is checked, and so are its scopes', async () => {
  await using sandbox = await openSandbox({ ...SETTINGS, formsScopes: ['crm.schemas.contacts.read'] });
  expect(await ask(sandbox, { token: 'another' })).toMatchObject({
    status: 401,
    body: { status: 'error', category: 'INVALID_AUTHENTICATION', correlationId: expect.any(String) },
  });
  expect(await ask(sandbox, {})).toMatchObject({
    status: 403,
    body: { category: 'MISSING_SCOPES', errors: [{ context: { requiredGranularScopes: ['forms'] } }] },
  });
  expect((await ask(sandbox, { url: PROPERTIES })).status).toBe(200);
  expect((await ask(sandbox, { method: 'POST', url: PROPERTIES, payload: PROPERTY })).status).toBe(403);
});

test('only forms of the portal are found', async () => {
  await using sandbox = await openSandbox(SETTINGS);
  writePortal(sandbox.store, { forms: [] });
  expect((await ask(sandbox, { url: `${FORMS}/stock-alert` })).status).toBe(404);
  expect((await ask(sandbox, {})).body).toEqual({ results: [] });
});
