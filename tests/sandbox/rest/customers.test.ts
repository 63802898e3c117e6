import { expect, test } from 'vitest';
import { customerByPassword } from '../../../sandbox/commerce/customers/customer.ts';
import { hashPassword } from '../../../sandbox/commerce/customers/password.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const PASSWORD = 'Correct-horse-7';
const hash = hashPassword(PASSWORD);

async function withCustomers(): Promise<TestSandbox> {
  const sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org', passwordHash: await hash });
  sandbox.addCustomer({ id: 42, email: 'sam@example.org' });
  return sandbox;
}

test('customers are found by e-mail or id, and an unknown address finds none', async () => {
  await using sandbox = await withCustomers();
  const found = await sandbox.rest('GET', '/v3/customers?email:in=PAT@example.org,no@example.org');
  expect(found).toMatchObject({
    status: 200,
    body: {
      data: [
        {
          id: 41,
          email: 'pat@example.org',
          date_created: '1970-01-01T00:00:00Z',
          attribute_count: 0,
          authentication: { force_password_reset: false },
        },
      ],
      meta: {
        pagination: {
          total: 1,
          count: 1,
          per_page: 50,
          current_page: 1,
          links: { current: '?page=1&limit=50' },
        },
      },
    },
  });
  expect(JSON.stringify(found.body)).not.toContain('scrypt');
  expect(await sandbox.rest('GET', '/v3/customers?email:in=no@example.org')).toMatchObject({
    status: 200,
    body: { data: [], meta: { pagination: { total: 0 } } },
  });
  expect(await sandbox.rest('GET', '/v3/customers?id:in=42,41&limit=1&page=2')).toMatchObject({
    body: {
      data: [{ id: 42 }],
      meta: { pagination: { total_pages: 2, links: { previous: '?page=1&limit=1' } } },
    },
  });
});

test.each(['id:in=x', 'page=0', 'limit=-1'])('the filter %s is refused', async (query) => {
  await using sandbox = await withCustomers();
  expect((await sandbox.rest('GET', `/v3/customers?${query}`)).status).toBe(422);
});

test('an attribute value holds at most 255 characters', async () => {
  await using sandbox = await withCustomers();
  const put = async (length: number) =>
    sandbox.rest('PUT', '/v3/customers/attribute-values', [
      { attribute_id: 2, customer_id: 41, value: 'x'.repeat(length) },
    ]);
  expect((await put(255)).status).toBe(200);
  expect(await put(256)).toMatchObject({
    status: 422,
    body: { errors: { '0.value': 'At most 255 characters.' } },
  });
});

test('each endpoint that writes customers takes three concurrent calls', async () => {
  await using sandbox = await withCustomers();
  const body = [{ attribute_id: 2, customer_id: 41, value: 'x' }];
  const put = async () => (await sandbox.rest('PUT', '/v3/customers/attribute-values', body)).status;
  const change = async () => (await sandbox.rest('PUT', '/v3/customers', [{ id: 41, phone: '1' }])).status;
  const together = await Promise.all([put(), put(), put(), put(), change(), change(), change(), change()]);
  expect(together).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
  expect([await put(), await change()]).toEqual([200, 200]);
});

test('attribute values are created and replaced, and shown with the customer', async () => {
  await using sandbox = await withCustomers();
  const put = (value: string) =>
    sandbox.rest('PUT', '/v3/customers/attribute-values', [{ attribute_id: 2, customer_id: 41, value }]);
  expect(await put('first')).toMatchObject({
    status: 200,
    body: { data: [{ attribute_id: 2, attribute_value: 'first', customer_id: 41 }] },
  });
  sandbox.clock.now += 1000;
  await put('second');
  const shown = await sandbox.rest('GET', '/v3/customers?id:in=41&include=attributes');
  expect(shown.body).toMatchObject({
    data: [
      {
        attribute_count: 1,
        attributes: [
          {
            attribute_value: 'second',
            date_created: '2026-08-20T10:00:00Z',
            date_modified: '2026-08-20T10:00:01Z',
          },
        ],
      },
    ],
  });
  const values = await sandbox.rest(
    'GET',
    '/v3/customers/attribute-values?customer_id:in=41,42&name=Active cart',
  );
  expect(values.body).toMatchObject({ data: [{ attribute_value: 'second' }] });
  const unknown = await sandbox.rest('PUT', '/v3/customers/attribute-values', [
    { attribute_id: 2, customer_id: 41, value: 'third' },
    { attribute_id: 9, customer_id: 41, value: 'x' },
  ]);
  expect(unknown).toMatchObject({ status: 422, body: { errors: { '1.attribute_id': 'Does not exist.' } } });
  expect(JSON.stringify((await sandbox.rest('GET', '/v3/customers/attribute-values')).body)).not.toContain(
    'third',
  );
});

test('customers are changed all together or not at all, and a new password ends their sessions', async () => {
  await using sandbox = await withCustomers();
  sandbox.store.exec("INSERT INTO customer_token VALUES ('h', 41, 9e15)");
  const changed = await sandbox.rest('PUT', '/v3/customers', [
    { id: 41, first_name: 'Patricia', authentication: { new_password: 'N3w-passphrase!' } },
  ]);
  expect(changed).toMatchObject({
    status: 200,
    body: { data: [{ first_name: 'Patricia', last_name: 'Moss' }] },
  });
  expect(await customerByPassword(sandbox.store, 'pat@example.org', 'N3w-passphrase!')).toMatchObject({
    id: 41,
  });
  expect(await customerByPassword(sandbox.store, 'pat@example.org', PASSWORD)).toBeNull();
  expect(sandbox.store.prepare('SELECT count(*) AS tokens FROM customer_token').get()).toEqual({ tokens: 0 });
  const taken = await sandbox.rest('PUT', '/v3/customers', [
    { id: 41, first_name: 'Nobody' },
    { id: 42, email: 'pat@example.org' },
  ]);
  expect(taken).toMatchObject({
    status: 422,
    body: { title: 'Update customers failed.', errors: { '1.email': 'Email already in use.' } },
  });
  const after = await sandbox.rest('GET', '/v3/customers?id:in=41');
  expect(after.body).toMatchObject({ data: [{ first_name: 'Patricia' }] });
});

test('a refused change names the field that is wrong', async () => {
  await using sandbox = await withCustomers();
  const short = await sandbox.rest('PUT', '/v3/customers', [
    { id: 41, authentication: { new_password: 'short' } },
  ]);
  expect(short).toMatchObject({
    status: 422,
    body: { errors: { '0.authentication.new_password': 'Passwords must be at least 7 characters.' } },
  });
  const many = Array.from({ length: 11 }, () => ({ id: 41 }));
  expect((await sandbox.rest('PUT', '/v3/customers', many)).status).toBe(413);
  expect((await sandbox.rest('PUT', '/v3/customers', { id: 41 })).status).toBe(422);
});

test('validate-credentials tells whether a password is right', async () => {
  await using sandbox = await withCustomers();
  const ask = async (email: string, password: string, channel_id?: number) =>
    (await sandbox.rest('POST', '/v3/customers/validate-credentials', { email, password, channel_id })).body;
  expect(await ask('pat@example.org', PASSWORD)).toEqual({ is_valid: true, customer_id: 41 });
  expect(await ask('pat@example.org', 'wrong')).toEqual({ is_valid: false });
  expect(await ask('no@example.org', PASSWORD)).toEqual({ is_valid: false });
  expect(await ask('pat@example.org', PASSWORD, 2)).toMatchObject({ status: 422 });
});

test('attribute values can be deleted', async () => {
  await using sandbox = await withCustomers();
  const path = '/v3/customers/attribute-values';
  const put = await sandbox.rest('PUT', path, [{ attribute_id: 2, customer_id: 41, value: 'x' }]);
  const { data } = put.body as { data: { id: number }[] };
  expect((await sandbox.rest('DELETE', path)).status).toBe(422);
  expect((await sandbox.rest('DELETE', `${path}?id:in=${data[0]?.id},99`)).status).toBe(204);
  expect((await sandbox.rest('GET', path)).body).toMatchObject({ data: [] });
});

test('deleting a customer deletes that customer’s attribute values only', async () => {
  await using sandbox = await withCustomers();
  const path = '/v3/customers/attribute-values';
  const value = (customer_id: number, attribute_id: number) => ({ attribute_id, customer_id, value: 'x' });
  await sandbox.rest('PUT', path, [value(41, 3), value(41, 4), value(42, 4)]);
  expect((await sandbox.rest('DELETE', '/v3/customers?id:in=41')).status).toBe(204);
  expect((await sandbox.rest('GET', path)).body).toMatchObject({ data: [{ customer_id: 42 }] });
});
