import { expect, test } from 'vitest';
import { queryStore } from '@/lib/http/query-store';

test('the server keeps no store from one page to the next', () => {
  queryStore().setQueryData(['reviews'], 'old');
  expect(queryStore().getQueryData(['reviews'])).toBeUndefined();
});
