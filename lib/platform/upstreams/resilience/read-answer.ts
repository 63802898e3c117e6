import { z } from 'zod';
import { fail, ok, type Result, type UpstreamError } from '../../result';
import type { WireAnswer } from './transport';

const contentError = z.object({ sys: z.object({ type: z.literal('Error'), id: z.string().min(1) }) });

type Reading = {
  as?: 'json' | 'text';
  /** Milliseconds for which the upstream asked not to be called. */
  pauseMs?: number | undefined;
};

/** Returns an answer's JSON or text; a failure unless its status is 2xx and its body can be read. */
export function readAnswer(
  upstream: string,
  { status, text }: WireAnswer,
  { as = 'json', pauseMs }: Reading = {},
): Result<unknown> {
  if (as === 'text' && status >= 200 && status < 300) return ok(text);
  const parsed = parseJson(text);
  if (status >= 200 && status < 300) {
    return parsed.ok
      ? ok(parsed.value)
      : fail({ kind: 'invalid', upstream, status, message: 'the answer is not JSON' });
  }
  const words = parsed.ok ? messageOf(parsed.value) : undefined;
  const message = words ?? `answered ${status}`;
  const code = parsed.ok ? errorIdOf(parsed.value) : undefined;
  const retryAfter = pauseMs === undefined ? {} : { retryAfter: Math.ceil(pauseMs / 1_000) };
  return fail({
    kind: kindOf(status),
    upstream,
    status,
    message,
    ...(words && { words }),
    ...(code && { code }),
    ...retryAfter,
  });
}

/**
 * Returns the content service's name of an error: `sys.id` of `{ sys: { type: 'Error', id: 'InvalidQuery' }, message
 * }`.
 */
function errorIdOf(body: unknown): string | undefined {
  const { data } = contentError.safeParse(body);
  return data?.sys.id;
}

function kindOf(status: number): UpstreamError['kind'] {
  if (status < 400) return 'invalid';
  if (status === 401 || status === 403 || status === 429) return 'refused';
  return status < 500 ? 'rejected' : 'failed';
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/**
 * Returns the message of an error body: `errors` of GraphQL (a list) or REST v3 (by field), `title`, or `message`. REST
 * v2 sends an array of such objects.
 */
function messageOf(body: unknown): string | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof first !== 'object' || first === null) return undefined;
  const { errors, title, message } = first as { errors?: unknown; title?: unknown; message?: unknown };
  const detail = typeof errors === 'object' && errors !== null ? Object.values(errors)[0] : undefined;
  const sentences = [typeof detail === 'object' ? messageOf(detail) : detail, title, message];
  return sentences.find((text): text is string => typeof text === 'string' && text !== '');
}
