import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { takesTwo } from '@/lib/access/crew';
import { loadOf } from '@/lib/access/load';
import { gapOf } from '@/lib/catalogue/gap';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { needSentence } from '@/lib/fit/need';
import { unbroken } from '@/lib/i18n/unbroken';
import css from '@/components/fit/fit.module.css';
import { FitOpenerLater } from '../later';

const c = classes(css);

type Props = {
  product: Classified;
  name: string;
  /** The shop's promise in case its answer is wrong; empty for none. */
  promise: string;
  /** URL of its 3D model; null where there is none. */
  glb: string | null;
  /** Path of the category of its kind; null if it is in none. */
  list: string | null;
  /** Ids of similar products whose cards are below, in order. */
  alike: readonly number[];
};

/** The space that an appliance needs, and the tool that checks the shopper's own (experience §6 F1). */
export function FitSection({ product, name, promise, glb, list, alike }: Props) {
  const kind = gapOf(product);
  const facts = fitFacts(product);
  const need = needSentence(facts);
  if (!kind || !need) return null;
  return (
    <Plate className={c('section', 'plate')} id="fit" role="region" aria-labelledby="h-fit">
      <div className={c('lead')}>
        <h2 className="t-h2" id="h-fit">
          Will it fit?
        </h2>
        <p>{unbroken(need)}</p>
      </div>
      <FitOpenerLater
        kind={kind}
        facts={facts}
        name={name}
        promise={promise}
        glb={glb}
        list={list}
        load={takesTwo(product) ? loadOf(product) : null}
        alike={alike}
      />
    </Plate>
  );
}
