import 'server-only';
import { amountIn } from '@/lib/catalogue/amount';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import { isUnreachable } from '@/lib/platform/result';
import type { NoiseCounts } from './noise';

/** How loud the appliances of a type are that are sold here; undefined when that cannot be had now. */
export async function getNoiseCounts(type: string): Promise<NoiseCounts | undefined> {
  try {
    const filter = { ...EVERYTHING, attributes: { Type: [type] } };
    const { facets } = await getListing(filter, { sort: 'FEATURED', size: 24, number: 1 });
    const noise = facets.find(({ kind, key }) => kind === 'attribute' && key === 'Noise');
    return new Map(
      noise?.values.flatMap(({ value, count }) => {
        const decibels = amountIn('dB', value);
        return decibels === null ? [] : [[decibels, count] as const];
      }),
    );
  } catch (error) {
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}
