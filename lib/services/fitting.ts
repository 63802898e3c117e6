import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { takesOldAway } from './rules';

type Known = Pick<Classified, 'kind' | 'facts'>;

/** Goods with the services that were chosen for them; null for goods that the catalogue does not know. */
export type Served = { product: Known | null; services: readonly Known[] };

/** Whether a fitter does it on a day of its own, after the delivery. */
const isOwnVisit = ({ kind, facts }: Known): boolean =>
  traitsOf(kind).service === 'connect' && facts.visit === 'appointment';

/** Whether a fitter comes, who takes the old one out: until then it stays where it is, connected. */
const hasFitter = ({ services }: Served): boolean => services.some(isOwnVisit);

/** Whether the delivery crew takes the old one away; where a fitter takes it out, the fitter does. */
export const goesWithCrew = (served: Served): boolean =>
  served.services.some(takesOldAway) && !hasFitter(served);

/** How the day of a fitting is found. */
export const RINGS = 'our fitter rings within one working day of your order to agree a day';

/** The visit of a fitter and what becomes of the old appliance then, in sentences; none where no fitter comes. */
export function fittingWords(all: readonly Served[]): string[] {
  const fitted = all.filter(hasFitter);
  if (fitted.length === 0) return [];
  const away = fitted.filter(({ services }) => services.some(takesOldAway));
  const isFrosted = away.some(({ product }) => product && traitsOf(product.kind).cold === 'frost');
  return [
    `Fitting is a visit of its own, after the delivery: ${RINGS}.`,
    'They take the old one out and fit the new one. Leave the old one connected until then.',
    ...(away.length > 0
      ? ['They take the old one away on that visit. The delivery crew leaves it where it is.']
      : []),
    ...(isFrosted ? ['Empty and defrost the old fridge or freezer the day before the fitter comes.'] : []),
  ];
}
