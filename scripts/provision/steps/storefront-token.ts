import { z } from 'zod';
import { readToken } from '../../doctor/checks/commerce/token.ts';
import { managementOf, written } from '../../services/management.ts';
import { inPlace, make, type Step } from '../types.ts';

const NAME = 'BIGCOMMERCE_STOREFRONT_TOKEN';
const DAY_MS = 86_400_000;
const LASTS_DAYS = 180;

const made = z.object({ data: z.object({ token: z.string().min(1) }) });

/** A private token for the server, with an expiry date; a token that is valid for some time yet is kept. */
export const storefrontToken: Step = {
  name: 'commerce/storefront token',
  run: async (context) => {
    const { config, now, keep } = context;
    const { channelId, storefrontToken: token } = config.commerce;
    const state = token ? readToken(token, channelId, now) : null;
    if (state?.state === 'ok') return [inPlace(storefrontToken.name, state.found)];
    const expires = now + LASTS_DAYS * DAY_MS;
    const what = `a private one for channel ${channelId}, until ${new Date(expires).toISOString().slice(0, 10)}, put into ${NAME}`;
    const line = await make(context, storefrontToken.name, what, async () => {
      const body = {
        channel_ids: [channelId],
        expires_at: Math.floor(expires / 1_000),
        scopes: ['Unauthenticated', 'Customer'],
      };
      const path = '/v3/storefront/api-token-private';
      const { data } = await written(managementOf(context), path, { method: 'POST', body }, made);
      keep(NAME, data.token);
    });
    return [line];
  },
};
