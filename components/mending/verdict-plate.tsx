import { Notice } from '@/components/ui/feedback/notice';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Broken } from '@/lib/mending/ask';
import type { Symptom, Verdict } from '@/lib/mending/types';
import { ADVICE, mendingWords, rightsWords, verdictSentences } from '@/lib/mending/words';
import { formatPrice } from '@/lib/money/rules';
import { href } from '@/lib/routing/href';
import css from './mending.module.css';

const c = classes(css);

type Props = { broken: Broken; symptom: Symptom; verdict: Verdict; spares: readonly ProductCard[] };

/** Repair or replace: the advice, the sums behind it, the spare parts we sell and the shopper's legal rights. */
export function VerdictPlate({ broken: { machine, age }, symptom, verdict, spares }: Props) {
  if (symptom.name === 'gas') {
    return (
      <Notice kind="error" role="alert">
        {symptom.danger}
      </Notice>
    );
  }
  return (
    <Plate className={c('verdict')}>
      {symptom.danger ? <Notice kind="warn">{symptom.danger}</Notice> : null}
      <h2 className="t-h2" id="verdict">
        {ADVICE[verdict.advice]}
      </h2>
      <p>{verdictSentences(machine, verdict, age).join(' ')}</p>
      <dl className={c('facts')}>
        <dt>“{symptom.says}”</dt>
        <dd>{symptom.cause}</dd>
        <dt>What a repair costs</dt>
        <dd>
          {mendingWords(symptom)} These are typical prices in the repair trade, not ours.{' '}
          <a href={href('/spares-and-repair')}>Spares and repair</a>
        </dd>
        {spares.length > 0 ? (
          <>
            <dt>Parts we sell for it</dt>
            {spares.map(({ id, name, path, price }) => (
              <dd key={id}>
                <a href={path}>{name}</a>
                {price ? `, ${formatPrice(price.now)}` : null}
              </dd>
            ))}
          </>
        ) : null}
        <dt>Your rights</dt>
        <dd>
          {rightsWords(age)} <a href={href('/guarantee')}>Guarantee</a>
        </dd>
      </dl>
    </Plate>
  );
}
