import { expect, test } from 'vitest';
import { gatewayRequest } from '@/lib/gateway/requests';

const graphqlQuery = { query: '{ site { categoryTree { name } } }' };

test.each([
  [60, 60],
  [86_401, 86_400],
  [-1, 0],
  [1.9, 1],
  [null, 0],
  [undefined, 0],
])('cacheTime %s is read as %s', (given, taken) => {
  expect(gatewayRequest.parse({ graphqlQuery, cacheTime: given }).cacheTime).toBe(taken);
});

test.each([
  {},
  [],
  { graphqlQuery: 'x' },
  { graphqlQuery: { query: '' } },
  { graphqlQuery: [graphqlQuery] },
  { graphqlQuery, customerId: 7 },
  { graphqlQuery: { ...graphqlQuery, extensions: {} } },
  { graphqlQuery, cacheTime: '60' },
  { graphqlQuery, cacheTime: Number.NaN },
  { graphqlQuery: { ...graphqlQuery, variables: [] } },
])('a request is refused: %j', (body) => {
  expect(gatewayRequest.safeParse(body).success).toBe(false);
});
