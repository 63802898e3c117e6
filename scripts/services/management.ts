import { z, type ZodType } from 'zod';
import type { Config } from '../../lib/platform/config.ts';
import { type Answer, type Ask, type Request, shaped } from './ask.ts';
import { Fault } from './fault.ts';

/** @throws Unanswered */
export type AskManagement = (path: string, more?: Omit<Request, 'url'>) => Promise<Answer>;

/** Returns a sender for the REST Management API of the store, signed in as the API account. */
export const managementOf =
  ({ config, ask }: { config: Config; ask: Ask }): AskManagement =>
  (path, more) =>
    ask({
      ...more,
      url: `${config.commerce.apiUrl}${path}`,
      headers: { 'x-auth-token': config.commerce.accessToken },
    });

/** Writes something; a rejection becomes a fault with the platform's message. @throws Fault, Unanswered */
export async function written<T>(
  management: AskManagement,
  path: string,
  more: Omit<Request, 'url'>,
  schema: ZodType<T>,
): Promise<T> {
  const answer = await management(path, more);
  if (answer.status < 300) return shaped(schema, answer);
  const title = refusal.safeParse(answer.body).data?.title ?? '';
  throw new Fault(
    `${answer.status} ${title.replace(/\.$/, '')}`.trim(),
    answer.status === 403
      ? 'The API account lacks the right: Settings › Store-level API accounts › the account.'
      : `Look at what ${path} takes.`,
  );
}

const refusal = z.object({ title: z.string() });
