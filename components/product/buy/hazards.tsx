import { classes } from '@/components/ui/classes';
import type { Facts } from '@/lib/catalogue/facts/types';
import { hazardLabel } from '@/lib/product-safety/hazards';
import css from './hazards.module.css';

const c = classes(css);

/**
 * The label of a hazardous mixture, shown before it can be bought (CLP, article 48); renders nothing for other
 * products.
 */
export function Hazards({ facts }: { facts: Facts }) {
  const label = hazardLabel(facts);
  if (!label) return null;
  const { signalWord, pictograms, hazards, precautions } = label;
  return (
    <section className={c('hazards')} aria-labelledby="h-hazards">
      <h2 className="t-h3" id="h-hazards">
        {signalWord ?? 'On its label'}
      </h2>
      <p>
        <b>{hazards.join(' ')}</b>
      </p>
      {precautions.length > 0 ? <p>{precautions.join(' ')}</p> : null}
      {pictograms.length > 0 ? (
        <p className="t-second">{`${pictograms.length > 1 ? 'Symbols' : 'Symbol'} on the label: ${pictograms.join(', ')}.`}</p>
      ) : null}
    </section>
  );
}
