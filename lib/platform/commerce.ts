import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { analyzeDocument } from 'graphql-request';
import { z } from 'zod';
import { config } from './config';
import { fail, ok, type Result, type UpstreamError } from './result';
import { callUpstream } from './upstream';

type Options = {
  /** The signed-in shopper's token; it never comes from the browser. */
  customerToken?: string;
};

/**
 * Asks the platform; may be sent twice. An answer with `errors` is a failure even when it holds data: a part that is
 * missing because something broke must not be taken for one that does not exist.
 */
export function commerceQuery<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send(document, variables, options, true);
}

/**
 * Changes something on the platform; sent once, whatever happens. Errors that the platform names at top level come
 * as `rejected` with its sentence; those of a payload's union are the caller's to read.
 */
export function commerceMutation<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send(document, variables, options, false);
}

const printed = new WeakMap<object, { query: string; operationName: string | undefined }>();

function print(document: TadaDocumentNode<unknown, never>) {
  const known = printed.get(document);
  if (known) return known;
  const { expression, operationName } = analyzeDocument(document);
  const fresh = { query: expression, operationName };
  printed.set(document, fresh);
  return fresh;
}

async function send<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { customerToken }: Options,
  isQuery: boolean,
): Promise<Result<Data>> {
  const { graphqlUrl, storefrontToken } = config().commerce;
  const answer = await callUpstream(isQuery ? 'commerce' : 'commerce-write', {
    url: graphqlUrl,
    headers: {
      authorization: `Bearer ${storefrontToken}`,
      ...(customerToken && {
        'x-bc-customer-access-token': customerToken,
        'x-bc-error-on-invalid-customer-access-token': 'true',
      }),
    },
    body: { ...print(document), variables },
    idempotent: isQuery,
  });
  return answer.ok ? read<Data>(answer.value, isQuery) : answer;
}

const envelope = z.object({
  data: z.looseObject({}).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.looseObject({ code: z.string().optional() }).nullish() }),
    )
    .optional(),
});

const REFUSED = [
  'INVALID_CUSTOMER_ACCESS_TOKEN',
  'MISSING_CUSTOMER_ACCESS_TOKEN',
  'INSUFFICIENT_ACCESS_SCOPE',
];

/** The data's own shape is the platform's promise, which the document's types state. */
function read<Data>(answer: unknown, isQuery: boolean): Result<Data> {
  const { data: body } = envelope.safeParse(answer);
  const error = body?.errors?.[0];
  if (error) {
    const code = error.extensions?.code;
    const kind = code && REFUSED.includes(code) ? 'refused' : isQuery ? 'failed' : 'rejected';
    return fail({ kind, upstream: 'commerce', message: error.message, ...(code && { code }) });
  }
  return body?.data ? ok(body.data as Data) : fail(invalid);
}

const invalid: UpstreamError = { kind: 'invalid', upstream: 'commerce', message: 'the answer holds no data' };
