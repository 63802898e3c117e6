import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { foundAddress, foundLine, townWords } from '@/lib/addresses/found';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let find: (request: Request) => Promise<Response>;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ POST: find } = await import('@/app/api/find-address/route'));
});
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  for (const name of ['rate-limit', 'upstream.addresses', 'breaker.addresses'])
    Reflect.get(globalThis, 'hobwrightShared')?.delete(name);
});

const setFault = (fault: string) =>
  fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'addresses', fault }),
  });
const look = (postcode: string) => ask(find, { body: { postcode } });

describe('POST /api/find-address', () => {
  test('returns the addresses of a postcode as form fields, without the service’s key', async () => {
    const { status, answer } = await look('ls63bn');
    expect(status).toBe(200);
    const { addresses } = answer as { addresses: object[] };
    expect(addresses).toHaveLength(12);
    expect(addresses[0]).toEqual({
      company: '',
      address1: expect.stringMatching(/^\d+ /),
      city: 'Leeds',
    });
  });

  test('returns none for an unused postcode, and refuses an incomplete one', async () => {
    expect(await look('LS6 3ZZ')).toMatchObject({ status: 200, answer: { addresses: [] } });
    expect((await look('LS6')).status).toBe(422);
  });

  test.each(['down', '5xx', '429', 'malformed'])('is answered 503 when the service is %s', async (fault) => {
    await setFault(fault);
    expect((await look('LS6 3BN')).status).toBe(503);
    await setFault('none');
  });

  test('is limited, as each lookup costs money, and is refused to other sites', async () => {
    for (let n = 0; n < 20; n += 1) await look('LS6 3BN');
    expect(await look('LS6 3BN')).toMatchObject({ status: 429 });
    const forged = await find(
      new Request('http://localhost:3000/api/find-address', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.9' },
        body: '{"postcode":"LS6 3BN"}',
      }),
    );
    expect(forged.status).toBe(403);
  });
});

describe('an address found by its postcode', () => {
  test.each([
    [['Flat 1', 'Heron House', 'Mill Garth'], '', 'Flat 1, Heron House, Mill Garth'],
    [['Larch & Co', '23 Mill Garth', ''], 'Larch & Co', '23 Mill Garth'],
    [['Larch & Co', '', ''], 'Larch & Co', 'Larch & Co'],
  ])('is split into form fields: %j', (lines, company, address1) => {
    const found = foundAddress({ lines, company, town: 'LEEDS' });
    expect(found).toEqual({ company, address1, city: 'Leeds' });
    expect(foundLine(found).startsWith(lines[0] ?? '')).toBe(true);
  });

  test.each([
    ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
    ['STOKE-ON-TRENT', 'Stoke-on-Trent'],
    ['ST. ALBANS', 'St. Albans'],
  ])('has its town in mixed case: %s', (town, words) => expect(townWords(town)).toBe(words));
});
