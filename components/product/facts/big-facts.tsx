import { classes } from '@/components/ui/classes';
import type { BigFact } from '@/lib/catalogue/key-facts';
import css from './big-facts.module.css';

const c = classes(css);

/** The deciding figures in large type, with small labels (art direction, mark 3). */
export function BigFacts({ facts, yearly }: { facts: BigFact[]; yearly: string | null }) {
  const all = yearly
    ? [...facts, { name: 'yearly', label: 'Energy a year', figure: yearly, unit: '' }]
    : facts;
  if (all.length === 0) return null;
  return (
    <dl className={c('facts')} data-no-print>
      {all.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.figure}
            {fact.unit ? <small>{fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
