import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { takesOldAway } from './rules';

type Known = Pick<Classified, 'kind' | 'facts'>;

/** A product with the services chosen for it; null for a product that is not in the catalogue. */
export type Served = { product: Known | null; services: readonly Known[] };

/** Whether a fitter does this in a separate visit after the delivery. */
const isOwnVisit = ({ kind, facts }: Known): boolean =>
  traitsOf(kind).service === 'connect' && facts.visit === 'appointment';

/** Whether a fitter comes, who takes out the old appliance. Until then it stays in its place, connected. */
const hasFitter = ({ services }: Served): boolean => services.some(isOwnVisit);

/** Whether the delivery crew takes the old appliance away. If a fitter takes it out, the fitter does. */
export const goesWithCrew = (served: Served): boolean =>
  served.services.some(takesOldAway) && !hasFitter(served);

/** How the day of a fitting is arranged. */
export const RINGS = 'our fitter rings within one working day of your order to agree a day';

/** Returns sentences about the fitter's visit and what happens to the old appliance; none if no fitter comes. */
export function fittingWords(all: readonly Served[]): string[] {
  const fitted = all.filter(hasFitter);
  if (fitted.length === 0) return [];
  const away = fitted.filter(({ services }) => services.some(takesOldAway));
  const isFrosted = away.some(({ product }) => product && traitsOf(product.kind).cold === 'frost');
  return [
    `Fitting is a separate visit, after the delivery: ${RINGS}.`,
    'They take the old one out and fit the new one. Leave the old one connected until then.',
    ...(away.length > 0
      ? ['They take the old one away on that visit. The delivery crew leaves it where it is.']
      : []),
    ...(isFrosted ? ['Empty and defrost the old fridge or freezer the day before the fitter comes.'] : []),
  ];
}
