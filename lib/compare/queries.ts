import 'server-only';
import { amountIn } from '@/lib/catalogue/amount';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import { orFallback } from '@/lib/platform/result';
import type { NoiseCounts } from './noise';

/** Returns the noise of the appliances of a type sold here; undefined if the platform is unreachable. */
export async function getNoiseCounts(type: string): Promise<NoiseCounts | undefined> {
  const filter = { ...EVERYTHING, attributes: { Type: [type] } };
  const listing = await orFallback(getListing(filter, { sort: 'FEATURED', size: 24, number: 1 }), null);
  if (!listing) return undefined;
  const noise = listing.facets.find(({ kind, key }) => kind === 'attribute' && key === 'Noise');
  return new Map(
    noise?.values.flatMap(({ value, count }) => {
      const decibels = amountIn('dB', value);
      return decibels === null ? [] : [[decibels, count] as const];
    }),
  );
}
