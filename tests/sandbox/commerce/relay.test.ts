import { expect, test } from 'vitest';
import { connectionOf } from '../../../sandbox/commerce/relay.ts';

const LETTERS = [...'abcdefghijkl'];

const cursorAt = (position: number): string => Buffer.from(`arrayconnection:${position}`).toString('base64');

test.each([
  ['the first ten without a word', {}, 'abcdefghij', true, false],
  ['the first three', { first: 3 }, 'abc', true, false],
  ['three after a cursor', { first: 3, after: cursorAt(2) }, 'def', true, true],
  ['an empty cursor, which is none', { first: 3, after: '', before: '' }, 'abc', true, false],
  ['the last three', { last: 3 }, 'jkl', false, true],
  ['the last three before a cursor', { last: 3, before: cursorAt(5) }, 'cde', true, true],
  ['what there is before a cursor', { last: 10, before: cursorAt(2) }, 'ab', true, false],
  ['the first before a cursor', { first: 10, before: cursorAt(2) }, 'ab', true, false],
  ['between two cursors', { last: 2, after: cursorAt(0), before: cursorAt(4) }, 'cd', true, true],
])('a page holds %s', (_, page, nodes, hasNextPage, hasPreviousPage) => {
  const found = connectionOf(LETTERS, page);
  expect(found.edges.map(({ node }) => node).join('')).toBe(nodes);
  expect(found.pageInfo).toMatchObject({ hasNextPage, hasPreviousPage });
});
