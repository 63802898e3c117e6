import { z } from 'zod';
import { shaped } from '../../services/ask.ts';
import { HOOK_PATH, HOOK_SCOPES, leadsTo } from '../../services/data/hooks.ts';
import { managementOf, written } from '../../services/management.ts';
import { byHand, inPlace, type Line, make, type Step } from '../types.ts';

const hook = z.object({
  id: z.number(),
  scope: z.string(),
  destination: z.string(),
  is_active: z.boolean(),
});
const list = z.object({ data: z.array(hook) });
const one = z.object({ data: hook });

/** A webhook for each event that the shop follows; webhooks that the platform disabled are enabled. */
export const hooks: Step = {
  name: 'commerce/hooks',
  run: async (context) => {
    const { publicOrigin, secure, commerce } = context.config;
    const destination = `${publicOrigin}${HOOK_PATH}`;
    if (commerce.hosted && !secure)
      return [byHand(hooks.name, 'Set PUBLIC_ORIGIN to the shop’s https address: hooks go to no other.')];
    const management = managementOf(context);
    const found = shaped(list, await management('/v3/hooks?limit=250')).data.filter((each) =>
      leadsTo(each.destination, publicOrigin),
    );
    const lines: Line[] = [];
    for (const scope of HOOK_SCOPES) {
      const name = `${hooks.name} ${scope}`;
      const known = found.find((each) => each.scope === scope);
      if (known?.is_active) lines.push(inPlace(name, destination));
      else if (known)
        lines.push(
          await make(context, name, `switched on again, to ${destination}`, () =>
            written(management, `/v3/hooks/${known.id}`, { method: 'PUT', body: { is_active: true } }, one),
          ),
        );
      else
        lines.push(
          await make(context, name, destination, () => {
            const body = { scope, destination, is_active: true, headers: null };
            return written(management, '/v3/hooks', { method: 'POST', body }, one);
          }),
        );
    }
    return lines;
  },
};
