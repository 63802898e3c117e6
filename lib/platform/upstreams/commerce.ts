import 'server-only';
import { createHash } from 'node:crypto';
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { z } from 'zod';
import { staleIfError } from '@/lib/platform/cache/stale-if-error';
import { log, loggable } from '@/lib/platform/observe/log';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { type CommerceAnswer, type CommerceRequest, sendDocument } from './commerce-wire';

type Options = Pick<CommerceRequest, 'customerToken'>;

export type { CommerceAnswer } from './commerce-wire';

/**
 * Runs a GraphQL query on the platform, which may be retried. An answer with `errors` is a failure even if it has data:
 * something missing because of an error must not pass for something that does not exist.
 */
export function commerceQuery<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send({ query: textOf(document), variables, isQuery: true, ...options });
}

/**
 * Runs a GraphQL mutation on the platform, which is never retried. A top-level error is `rejected` with the platform's
 * message, or `failed` if it is an internal error of the platform. Errors in a payload's union are left to the caller.
 */
export function commerceMutation<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send({ query: textOf(document), variables, isQuery: false, ...options });
}

/**
 * Runs an anonymous catalogue query. While the platform cannot answer, the last good answer is returned, up to 24 hours
 * old (reliability guide §3.2).
 * @param isKept whether this answer may be stored as the last good one
 */
export function catalogueQuery<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  isKept = true,
): Promise<Result<Data>> {
  return catalogueText<Data>(textOf(document), variables, isKept);
}

/** `catalogueQuery` for the text of a document that the gateway has validated. */
export function catalogueText<Data = Record<string, unknown>>(
  query: string,
  variables: object,
  isKept = true,
): Promise<Result<Data>> {
  const key = createHash('sha1').update(query).update(JSON.stringify(variables)).digest('base64');
  return staleIfError('commerce', key, () => send<Data>({ query, variables, isQuery: true }), { isKept });
}

const texts = new WeakMap<object, string>();

/** Returns the text of a document, which is printed once. */
function textOf(document: TadaDocumentNode<unknown, never>): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

async function send<Data>(request: CommerceRequest): Promise<Result<Data>> {
  const answer = await sendDocument(request);
  return answer.ok ? read<Data>(answer.value, request.isQuery) : fail(ownFault(answer.error));
}

/** Makes 400 a failure: if the platform does not accept one of our documents, the shopper did nothing wrong. */
const ownFault = (error: UpstreamError): UpstreamError =>
  error.kind === 'rejected' && error.status === 400 ? { ...error, kind: 'failed' } : error;

/**
 * Sends a document that the gateway has validated, and returns the platform's answer unchanged, including its errors.
 */
export async function commerceDocument(
  query: string,
  variables: Record<string, unknown>,
  isQuery: boolean,
  options: Options = {},
): Promise<Result<CommerceAnswer>> {
  const answer = await sendDocument({ query, variables, isQuery, ...options });
  if (!answer.ok) return answer;
  const { data } = envelope.safeParse(answer.value);
  return data?.data || data?.errors ? answer : fail(invalid);
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

/** Message of the platform's internal errors. */
const BROKEN = /^internal server error\b/i;

/** Validates the envelope only. The data has the shape that the schema promises, from which the document is typed. */
function read<Data>(answer: CommerceAnswer, isQuery: boolean): Result<Data> {
  const { data: body } = envelope.safeParse(answer);
  const error = body?.errors?.[0];
  if (error) {
    const code = error.extensions?.code;
    const isFailure = isQuery || BROKEN.test(error.message);
    const kind = code && REFUSED.includes(code) ? 'refused' : isFailure ? 'failed' : 'rejected';
    const fields = { upstream: 'commerce', ok: false, kind, code, reason: loggable(error.message) };
    log(kind === 'failed' ? 'warn' : 'info', 'upstream', fields);
    return fail({
      kind,
      upstream: 'commerce',
      message: error.message,
      words: error.message,
      ...(code && { code }),
    });
  }
  return body?.data ? ok(body.data as Data) : fail(invalid);
}

const invalid: UpstreamError = { kind: 'invalid', upstream: 'commerce', message: 'the answer holds no data' };
