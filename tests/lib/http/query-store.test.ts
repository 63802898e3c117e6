import { expect, test } from 'vitest';
import { queryStore } from '@/lib/http/query-store';

test('the query store on the server is new for each page', () => {
  queryStore().setQueryData(['reviews'], 'old');
  expect(queryStore().getQueryData(['reviews'])).toBeUndefined();
});
