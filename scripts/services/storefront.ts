import type { ZodType } from 'zod';
import { z } from 'zod';
import type { Config } from '../../lib/platform/config.ts';
import { type Answer, type Ask, shaped } from './ask.ts';
import { Fault } from './fault.ts';

/** Queries the storefront's GraphQL API. @throws Fault, Unanswered */
export type AskStorefront = <T>(query: string, data: ZodType<T>, variables?: object) => Promise<T>;

const ANOTHER_TOKEN =
  'Make a private token (npm run provision) and put it into BIGCOMMERCE_STOREFRONT_TOKEN.';

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Returns a sender with the storefront token of the environment; errors become faults with the platform's message. */
export function storefrontOf({ config, ask }: { config: Config; ask: Ask }): AskStorefront {
  const { graphqlUrl, storefrontToken } = config.commerce;
  return async (query, data, variables = {}) => {
    const headers = { authorization: `Bearer ${storefrontToken}` };
    const answer = await ask({ url: graphqlUrl, method: 'POST', headers, body: { query, variables } });
    const { status } = answer;
    const words = wordsOf(answer);
    if (status === 401 || status === 403) throw new Fault(`${status} ${words}`, ANOTHER_TOKEN);
    if (status === 404 || status >= 500)
      throw new Fault(
        `${status} from ${new URL(graphqlUrl).host}`,
        'Look at BIGCOMMERCE_STORE_HASH and BIGCOMMERCE_CHANNEL_ID: the channel’s storefront has this address.',
      );
    if (words)
      throw new Fault(
        words,
        'The store does not take what the shop asks: see its plan and its API’s version.',
      );
    return shaped(z.object({ data }), answer).data;
  };
}

const wordsOf = ({ body }: Answer): string =>
  refusal
    .safeParse(body)
    .data?.errors.map(({ message }) => message)
    .join(' ') ?? '';
