import { z } from 'zod';
import { ATTRIBUTE_NAMES } from '../../../lib/platform/upstreams/customer-attributes.ts';
import { shaped } from '../../services/ask.ts';
import { managementOf, written } from '../../services/management.ts';
import { inPlace, type Line, make, type Step } from '../types.ts';

const list = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

/** The customer attributes in which the shop stores data; they are found by name. */
export const attributes: Step = {
  name: 'commerce/customer attributes',
  run: async (context) => {
    const management = managementOf(context);
    const { data } = shaped(list, await management('/v3/customers/attributes?limit=250'));
    const lines: Line[] = [];
    for (const wanted of Object.values(ATTRIBUTE_NAMES)) {
      const name = `${attributes.name} ${wanted}`;
      const known = data.find((each) => each.name === wanted);
      if (known) lines.push(inPlace(name, `id ${known.id}`));
      else
        lines.push(
          await make(context, name, 'a text', () => {
            const body = [{ name: wanted, type: 'string' }];
            return written(management, '/v3/customers/attributes', { method: 'POST', body }, list);
          }),
        );
    }
    return lines;
  },
};
