import 'server-only';
import { GraphQLClient } from 'graphql-request';
import { isIP } from 'node:net';
import { config } from '@/lib/platform/config';
import { currentRequestContext } from '@/lib/platform/observe/request-context';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { callUpstream, type UpstreamName } from './upstream';

/** A complete GraphQL answer: data, errors or both. */
export type CommerceAnswer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };

export type CommerceRequest = {
  query: string;
  variables: object;
  isQuery: boolean;
  /** The signed-in shopper's token; it never comes from the browser. */
  customerToken?: string;
};

class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly upstream: UpstreamError;
  constructor(upstream: UpstreamError) {
    super(upstream.message);
    this.upstream = upstream;
  }
}

type Fetch = typeof globalThis.fetch;

/** Leaves bodies as values, because `callUpstream` writes and parses the JSON itself. */
const asValues = {
  stringify: (body: unknown) => body as string,
  parse: (body: unknown) => body,
};

/**
 * A `fetch` for the GraphQL client that goes through `callUpstream`, with its deadline, breaker, size cap and so on.
 */
const fetchOf =
  (name: UpstreamName, idempotent: boolean): Fetch =>
  async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { body } = init ?? {};
    const result = await callUpstream(name, { url: String(url), headers, body, idempotent });
    if (!result.ok) throw new CommerceError(result.error);
    const answer = { ok: true, status: 200, headers: new Headers(), text: async () => result.value };
    return answer as unknown as Response;
  };

/**
 * Headers that tell the platform the shopper's IP address, so that its rate limits and lock-outs count per shopper.
 * Anonymous queries have none, so that simultaneous ones can share an answer.
 */
function behalfOf({ isQuery, customerToken }: CommerceRequest): Record<string, string> {
  const { trustedProxySecret: secret } = config().commerce;
  const address = currentRequestContext()?.address ?? 'unknown';
  if (!secret || isIP(address) === 0 || (isQuery && !customerToken)) return {};
  return { 'x-bc-trusted-proxy-secret': secret, 'true-client-ip': address };
}

/**
 * Sends a document to the platform with graphql-request. A query may be retried, and equal simultaneous queries share
 * an answer. A mutation is sent once.
 */
export async function sendDocument(request: CommerceRequest): Promise<Result<CommerceAnswer>> {
  const { query, variables, isQuery, customerToken } = request;
  const { graphqlUrl, storefrontToken } = config().commerce;
  const client = new GraphQLClient(graphqlUrl, {
    fetch: fetchOf(isQuery ? 'commerce' : 'commerce-write', isQuery),
    jsonSerializer: asValues,
    errorPolicy: 'all',
    // A document holds one operation. To find its name, the client would parse each document again.
    excludeOperationName: true,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${storefrontToken}`,
      ...behalfOf(request),
      ...(customerToken && {
        'x-bc-customer-access-token': customerToken,
        'x-bc-error-on-invalid-customer-access-token': 'true',
      }),
    },
  });
  try {
    const { data, errors } = await client.rawRequest<Record<string, unknown> | null>(query, { ...variables });
    return ok({ data, ...(errors && { errors }) });
  } catch (error) {
    if (error instanceof CommerceError) return fail(error.upstream);
    return fail({ kind: 'invalid', upstream: 'commerce', message: 'the answer is not GraphQL’s' });
  }
}
