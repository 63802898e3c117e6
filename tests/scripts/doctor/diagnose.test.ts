import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setSwitches } from '../../../sandbox/switches.ts';
import type { Line } from '../../../scripts/doctor/types.ts';
import { everyNth } from '../../support/sample';
import { BROKEN } from './broken/table';
import { SECRETS, startPatient } from './patient';

let patient: Awaited<ReturnType<typeof startPatient>>;
let diagnose: typeof import('../../../scripts/doctor/diagnose.ts')['diagnose'];

beforeAll(async () => {
  patient = await startPatient();
  ({ diagnose } = await import('../../../scripts/doctor/diagnose.ts'));
});
afterAll(() => patient[Symbol.asyncDispose]());
beforeEach(() => {
  patient.alter = () => undefined;
  patient.shop = 200;
  patient.redis.state = 'well';
  setSwitches(patient.store, { productFiltering: true, reCaptcha: false });
  // The form service takes so many in ten seconds.
  patient.laterMs += 60_000;
});

const ill = (lines: readonly Line[]) =>
  lines.filter(({ state }) => state === 'failure' || state === 'warning').map(({ name }) => name);

/** What is not asked for a reason of its own, in good health too. */
const NEVER = [
  'commerce/hosted checkout',
  'commerce/card fields',
  'commerce/customer sign-in',
  'law/express request',
];

test('a healthy shop has no failures and no warnings', async () => {
  const lines = await diagnose(patient.environment);
  expect(lines.filter(({ state }) => state === 'failure' || state === 'warning')).toEqual([]);
  expect(lines.filter(({ state }) => state === 'not asked').map(({ name }) => name)).toEqual(
    NEVER.filter((name) => name !== 'commerce/card fields'),
  );
});

test('reCAPTCHA that is switched on is healthy', async () => {
  setSwitches(patient.store, { reCaptcha: true });
  const lines = await diagnose(patient.environment);
  expect(ill(lines)).toEqual([]);
  expect(lines.find(({ name }) => name === 'commerce/reCAPTCHA')).toMatchObject({
    state: 'ok',
    found: expect.stringMatching(/^it is on/),
  });
});

describe('each fault is found, and nothing else', () => {
  test.each(everyNth(BROKEN, 4))('$what', async (broken) => {
    const { environment = {}, alter, shop = 200, redis = 'well', lines, mends, state = 'failure' } = broken;
    if (alter) patient.alter = alter(patient.environment['PUBLIC_ORIGIN'] ?? '');
    setSwitches(patient.store, broken.switches ?? {});
    patient.shop = shop;
    patient.redis.state = redis;
    const found = await diagnose({ ...patient.environment, ...environment });
    expect(ill(found)).toEqual(lines);
    for (const name of lines)
      expect(found.find((line) => line.name === name)).toMatchObject({
        state,
        remedy: expect.stringMatching(mends),
      });
    const unasked = found.filter((line) => line.state === 'not asked' && !NEVER.includes(line.name));
    for (const line of unasked) expect(line.found).toMatch(/^because of /);
    const printed = JSON.stringify(found);
    for (const secret of [...Object.values(SECRETS), 'parole']) expect(printed).not.toContain(secret);
  });
});
