import { expect, test } from 'vitest';
import { examine } from '../../../scripts/doctor/examine.ts';
import { countsOf, printed } from '../../../scripts/doctor/report.ts';
import { withoutSecrets } from '../../../scripts/services/secrets.ts';
import { Unanswered } from '../../../scripts/services/ask.ts';
import { type Check, failure, ok } from '../../../scripts/doctor/types.ts';

const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  tried: 'tried it',
  run: () => ok('well'),
  ...more,
});

test('checks that depend on a failed one are skipped, directly or not, and all others run', async () => {
  const ran: string[] = [];
  const noted = (name: string, needs: string[]) =>
    check(name, {
      needs,
      run: () => {
        ran.push(name);
        return ok('well');
      },
    });
  const lines = await examine([
    noted('c', ['b']),
    noted('b', ['a']),
    check('a', { run: () => failure('ill', 'Mend it.') }),
    noted('d', []),
  ]);
  expect(lines.map(({ name, state, found }) => [name, state, found])).toEqual([
    ['c', 'not asked', 'because of b'],
    ['b', 'not asked', 'because of a'],
    ['a', 'failure', 'ill'],
    ['d', 'ok', 'well'],
  ]);
  expect(ran).toEqual(['d']);
});

test('a check that throws is reported as a failure', async () => {
  const thrown = (error: Error) =>
    check(error.message, {
      run: () => {
        throw error;
      },
    });
  const lines = await examine([thrown(new Unanswered('a.example is away')), thrown(new Error('odd'))]);
  expect(lines.map(({ state, found }) => [state, found])).toEqual([
    ['failure', 'a.example is away'],
    ['failure', 'the check itself failed: odd'],
  ]);
});

test('each check is one line, with its remedy', async () => {
  const lines = await examine([check('a'), check('bb', { run: () => failure('ill', 'Mend it.') })]);
  expect(printed(lines)).toBe(
    [
      'ok         a   tried it: well.',
      'failure    bb  tried it: ill. Mend it.',
      '',
      '1 ok, 0 warning, 1 failure, 0 not asked',
    ].join('\n'),
  );
  expect(countsOf(lines)).toEqual({ ok: 1, warning: 0, failure: 1, 'not asked': 0 });
});

test('secrets are removed, including those in addresses and those that begin with another', () => {
  const environment = {
    METRICS_TOKEN: 'abcdef',
    SESSION_SECRET: 'abcdefghi',
    REDIS_URL: 'redis://me:p%20aro%2Fle@redis.example',
    PREVIEW_SECRET: 'a',
    SHOP_DATA: 'folder',
  };
  expect(withoutSecrets('a abcdef abcdefghi p aro/le folder redis.example', environment)).toBe(
    'a … … … folder redis.example',
  );
});

test('a password is removed as it is written in an address, even if badly encoded', () => {
  const hidden = (url: string, text: string) => withoutSecrets(text, { SMTP_URL: url });
  expect(hidden('smtps://me:p%20aro%2Fle@mail.example', 'smtps://me:p%20aro%2Fle@mail.example')).toBe(
    'smtps://me:…@mail.example',
  );
  const database = 'postgresql://db.example/shop?user=me&password=p%20aro%2Fle&sslmode=require';
  expect(hidden(database, `${database} p aro/le`)).toBe(
    'postgresql://db.example/shop?user=me&password=…&sslmode=require …',
  );
  expect(hidden('smtps://me:parole100%@mail.example', 'not taken: me, parole100%')).toBe('not taken: me, …');
});
