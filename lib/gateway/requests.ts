import { z } from 'zod';

const DAY_S = 86_400;

/**
 * The request of specification §7. `customerAccessToken` is accepted but grants nothing: the session identifies the
 * customer. `cacheTime` is in seconds.
 */
export const gatewayRequest = z.strictObject({
  graphqlQuery: z.strictObject({
    query: z.string().min(1, 'Send a document.'),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(100).nullish(),
  }),
  customerAccessToken: z.string().max(4_096).nullish(),
  cacheTime: z
    .number()
    .nullish()
    .transform((seconds) => Math.min(Math.max(Math.trunc(seconds ?? 0), 0), DAY_S)),
});
export type GatewayRequest = z.infer<typeof gatewayRequest>;
