import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/faults/judge.ts';

const page = (body: string, headers: Record<string, string> = {}) => ({
  status: 503,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5', ...headers }),
  body,
  ms: 900,
});
const WORDS = '<h1>This page cannot be shown right now</h1>';
const SEEN = { with503: false, withinMs: 1_000 };
const NEW = { with503: true, withinMs: 1_000 };

describe('an answer in an outage', () => {
  test.each([
    ['a page seen before', { ...page('<h1>Washers</h1>'), status: 200 }, SEEN, []],
    ['a page seen before that is refused', page(WORDS), SEEN, ['answers 503']],
    ['a new page that is refused in words', page(WORDS), NEW, []],
    [
      'one without Retry-After',
      { ...page(WORDS), headers: new Headers({ 'content-type': 'text/html' }) },
      NEW,
      ['does not say when to come again'],
    ],
    ['one without text', page('<p></p>'), NEW, ['says nothing to people']],
    ['one that is a 404', { ...page(WORDS), status: 404 }, NEW, ['answers 404']],
    [
      'a permitted failure without Retry-After',
      { ...page(WORDS), status: 500, headers: new Headers({ 'content-type': 'text/html' }) },
      { ...SEEN, statuses: [200, 500] },
      ['does not say when to come again'],
    ],
    ['no answer', { ...page(''), status: 0 }, NEW, ['did not answer']],
    ['a late one', { ...page(WORDS), ms: 1_250 }, NEW, ['takes 1.3 s']],
    [
      'one that says nothing was found',
      page(`${WORDS}<p>No results found</p>`),
      NEW,
      ['says that there is nothing'],
    ],
    ['one with a price of £0.00', page(`${WORDS}£0.00`), NEW, ['says £0.00']],
    ['one with £0.00 in a script', page(`${WORDS}<script>"£0.00"</script>`), NEW, []],
    ['one with a stack trace', page(`${WORDS}at read (/srv/shop/a.js:1:2)`), NEW, ['shows its inside']],
  ])('%s', (_, reply, expected, faults) => {
    expect(faultsOf(reply, expected)).toEqual(faults);
  });

  test('must be JSON with a message if it is for an API call', () => {
    const headers = new Headers({ 'content-type': 'application/json', 'retry-after': '5' });
    const reply = { status: 503, headers, ms: 1, body: '{"message":"We can’t do this right now."}' };
    expect(faultsOf(reply, NEW)).toEqual([]);
    expect(faultsOf({ ...reply, body: '{}' }, NEW)).toEqual(['says nothing to people']);
  });
});
