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
 * Asks the platform; may be sent twice. An answer with `errors` is a failure even when it holds data: a part that is
 * missing because something broke must not be taken for one that does not exist.
 */
export function commerceQuery<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send({ query: textOf(document), variables, isQuery: true, ...options });
}

/**
 * Changes something on the platform; sent once, whatever happens. Errors that the platform names at top level come
 * as `rejected` with its sentence, but for its own failures; those of a payload's union are the caller's to read.
 */
export function commerceMutation<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  options: Options = {},
): Promise<Result<Data>> {
  return send({ query: textOf(document), variables, isQuery: false, ...options });
}

/**
 * An anonymous read of the catalogue: when the platform cannot answer, the last good answer of up to 24 hours ago
 * stands in (reliability guide §3.2).
 * @param isKept whether what is answered now may be that
 */
export function catalogueQuery<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  isKept = true,
): Promise<Result<Data>> {
  return catalogueText<Data>(textOf(document), variables, isKept);
}

/** The same by the text of a document, which the gateway has checked. */
export function catalogueText<Data = Record<string, unknown>>(
  query: string,
  variables: object,
  isKept = true,
): Promise<Result<Data>> {
  const key = createHash('sha1').update(query).update(JSON.stringify(variables)).digest('base64');
  return staleIfError('commerce', key, () => send<Data>({ query, variables, isQuery: true }), { isKept });
}

const texts = new WeakMap<object, string>();

/** A document's text; each is printed once. */
function textOf(document: TadaDocumentNode<unknown, never>): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

async function send<Data>(request: CommerceRequest): Promise<Result<Data>> {
  const answer = await sendDocument(request);
  return answer.ok ? read<Data>(answer.value, request.isQuery) : fail(ownFault(answer.error));
}

/** That a document of ours is not taken is no answer to a shopper, and what is said of it is the log's. */
const ownFault = (error: UpstreamError): UpstreamError =>
  error.kind === 'rejected' && error.status === 400 ? { ...error, kind: 'failed' } : error;

/** Sends a document that the gateway has checked; what the platform answers is passed on as it is. */
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

/** The platform's own failure, in its words: no answer to what was asked. */
const BROKEN = /^internal server error\b/i;

/** The data's own shape is the platform's promise, which the document's types state. */
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
