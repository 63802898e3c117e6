import 'server-only';
import type { z } from 'zod';
import {
  type ParsedRequest,
  answer,
  forged,
  guarded,
  mayWrite,
  noteRefusal,
  problem,
} from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';
import { isSameOrigin } from '@/lib/platform/http/csrf';
import { type FormState, keepFormState } from '@/lib/platform/http/form-state';
import { type Limit, WRITES } from '@/lib/platform/http/rate-limit';
import { framesOf, log } from '@/lib/platform/observe/log';
import { readSession, type Session } from '@/lib/platform/session/session';

/**
 * The outcome of a form: the path of the next page, or a status code with messages for the shopper, `fields` by field
 * name. `retryAfter` is in seconds.
 */
export type Outcome =
  | { ok: true; to: string; body?: Record<string, unknown> }
  | { ok: false; status: number; message: string; fields?: Record<string, string>; retryAfter?: number };

type Form<S extends z.ZodType> = {
  schema: S;
  /** Path of the page that the form is on. */
  page: string;
  /** The form's name on its page. */
  name: string;
  work: (parsed: ParsedRequest<z.infer<S>>) => Promise<Outcome>;
  limit?: Limit;
  /**
   * Returns the URL to which a browser is sent when its plain POST is refused. By default the form's page, whose script
   * then reads the messages from `/api/form-state`.
   */
  again?: (session: Session | null, state: FormState) => Promise<string>;
};

/** Fields that are never sent back to the page. */
const SECRET = /password/i;
/** The message if nothing more specific is known; spelt as in specification §8. */
export const FORM_FAILED = 'An error ocurred. Nothing is lost: try again in a moment.';
const SUMMARY = 'Please check what you filled in.';

/**
 * Creates a handler for both ways to send a form: as JSON by the page's script, answered with JSON, or as the browser's
 * own POST before the script has loaded, answered with 303 to the next page or back to the form.
 */
export function forms<S extends z.ZodType>(form: Form<S>) {
  return (request: Request): Promise<Response> =>
    guarded(form.limit ?? WRITES, request, async () => {
      const session = await readSession();
      const type = request.headers.get('content-type') ?? '';
      if (/^application\/json\b/i.test(type)) return byScript(form, request, session);
      if (/^application\/x-www-form-urlencoded\b/i.test(type)) return byBrowser(form, request, session);
      return problem(415, 'Send JSON or a form.');
    });
}

async function byScript<S extends z.ZodType>(
  form: Form<S>,
  request: Request,
  session: Session | null,
): Promise<Response> {
  if (!(await mayWrite(request, session))) return forged(request);
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) return problem(400, 'This is not JSON.');
  const outcome = await runLogged(form, body, request, session);
  if (outcome.ok) return answer({ ...outcome.body, redirect: outcome.to });
  return problem(outcome.status, outcome.message, retryHeader(outcome), outcome.fields);
}

async function byBrowser<S extends z.ZodType>(
  form: Form<S>,
  request: Request,
  session: Session | null,
): Promise<Response> {
  if (!isSameOrigin(request.headers, config().publicOrigin)) return forged(request);
  const typed = Object.fromEntries(new URLSearchParams(await request.text()));
  const outcome = await runLogged(form, typed, request, session);
  if (outcome.ok) return seeOther(outcome.to);
  noteRefusal(outcome.status);
  const state = {
    form: form.name,
    message: outcome.message,
    fields: outcome.fields ?? {},
    values: Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.test(name))),
  };
  if (form.again) return seeOther(await form.again(session, state));
  await keepFormState(state);
  return seeOther(`${backTo(form.page, request)}#problem-${form.name}`);
}

/** Runs the form. An error that it throws is logged and becomes a failed form. */
async function runLogged<S extends z.ZodType>(...given: Parameters<typeof run<S>>): Promise<Outcome> {
  try {
    return await run(...given);
  } catch (error) {
    log('error', 'form', framesOf(error));
    return { ok: false, status: 500, message: FORM_FAILED };
  }
}

async function run<S extends z.ZodType>(
  { schema, work }: Form<S>,
  given: unknown,
  request: Request,
  session: Session | null,
): Promise<Outcome> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return work({ session, input: data, request });
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? '')] ??= message;
  return { ok: false, status: 422, message: SUMMARY, fields };
}

/** Returns the form's page, with its query if the browser sent a referrer. */
function backTo(page: string, request: Request): string {
  const from = cameFrom(request);
  return from?.pathname === page ? `${page}${from.search}` : page;
}

/** Returns our own page that sent a request, by its referrer; null without one or for another origin. */
export function cameFrom(request: Request): URL | null {
  const referrer = request.headers.get('referer') ?? '';
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from?.origin === new URL(config().publicOrigin).origin ? from : null;
}

/** `Retry-After` for refusals that name a time, and for every 503. */
function retryHeader({
  status,
  retryAfter,
}: {
  status: number;
  retryAfter?: number;
}): Record<string, string> {
  const wait = retryAfter ?? (status === 503 ? 5 : undefined);
  return wait === undefined ? {} : { 'Retry-After': String(wait) };
}

const seeOther = (to: string) =>
  new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
