import { z } from 'zod';
import { shaped } from '../../../services/ask.ts';
import { HOOK_PATH, HOOK_SCOPES, leadsTo } from '../../../services/data/hooks.ts';
import { managementOf } from '../../../services/management.ts';
import { type Check, type Context, failure, ok } from '../../types.ts';

const hooks = z.object({
  data: z.array(z.object({ scope: z.string(), destination: z.string(), is_active: z.boolean() })),
});

/**
 * Checks the webhooks by which the platform reports changes. They are created by the API account, and the platform
 * disables those that fail.
 */
export function hookCheck(context: Context): Check {
  const management = managementOf(context);
  const { publicOrigin } = context.config;
  return {
    name: 'commerce/hooks',
    tried: `asked which events go to ${publicOrigin}${HOOK_PATH}`,
    needs: ['commerce/access token'],
    run: async () => {
      const here = shaped(hooks, await management('/v3/hooks?limit=250')).data.filter(({ destination }) =>
        leadsTo(destination, publicOrigin),
      );
      const lacking = HOOK_SCOPES.filter((wanted) => !here.some(({ scope }) => scope === wanted));
      if (lacking.length > 0)
        return failure(`no hook for ${lacking.join(', ')}`, 'Have them made: npm run provision.');
      const idle = HOOK_SCOPES.filter(
        (wanted) => !here.some(({ scope, is_active }) => scope === wanted && is_active),
      );
      if (idle.length > 0)
        return failure(
          `switched off: ${idle.join(', ')}`,
          'They are switched off after two days of failures. Mend the shop, then have them switched on: npm run provision.',
        );
      return ok(HOOK_SCOPES.join(', '));
    },
  };
}
