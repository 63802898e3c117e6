import { Notice } from '@/components/ui/feedback/notice';
import { classes } from '@/components/ui/classes';
import { comparedOf } from '@/lib/compare/compared';
import { plural } from '@/lib/catalogue/kinds/rules';
import type { NoiseCounts } from '@/lib/compare/noise';
import { compareRows, differSentence } from '@/lib/compare/rows';
import { hearableOf } from '@/lib/compare/sound';
import { compareHref } from '@/lib/compare/tray';
import type { Product } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { NOTHING_SAID } from '@/lib/home/rules';
import type { Policy } from '@/lib/policy/types';
import { CompareFrame } from './compare-frame';
import { CompareSays } from './compare-says';
import { CompareTable } from './compare-table';
import { type GoneCompared, GoneComparedNotice } from './gone-compared';
import css from './compare-view.module.css';
import { Hear } from './hear';
import { InShort } from './in-short';
import { OwnSays } from './own-says';

const c = classes(css);

type Props = {
  /** Products of one kind, at least one. */
  products: readonly Product[];
  /** Requested products of other kinds, grouped by kind. */
  otherKinds: readonly (readonly Product[])[];
  /** Requested products that are no longer sold. */
  gone: readonly GoneCompared[];
  allRows: boolean;
  /** Noise levels of other products, by type. */
  noise: ReadonlyMap<string, NoiseCounts | undefined>;
  now: Date;
  policy: Policy;
};

/**
 * Compares products: their main differences, a table of every fact, then why one would pay more (experience §2.5, §6
 * F4).
 */
export function CompareView({ products, otherKinds, gone, allRows, noise, now, policy }: Props) {
  const today = londonDate(now);
  const compared = comparedOf(products, NOTHING_SAID, today, policy);
  const groups = compareRows(products.map(({ attributes }) => attributes));
  const skus = products.map(({ sku }) => sku);
  const [category] = products[0]?.categories ?? [];
  const hearable = hearableOf(compared.map(({ card, name }) => ({ ...card, name })));
  const says = { cards: products, home: NOTHING_SAID, today, policy };
  return (
    <div className={c('page')} data-comparing>
      {gone.length > 0 ? <GoneComparedNotice gone={gone} /> : null}
      {otherKinds.length > 0 ? <OtherKinds kinds={otherKinds} /> : null}
      {products.length === 1 ? (
        <Notice kind="info">
          Add at least one more to compare.{' '}
          {category ? <a href={category.path}>Choose another to compare it with</a> : null}
        </Notice>
      ) : (
        <OwnSays part="short" cards={products} today={today}>
          <InShort {...says} />
        </OwnSays>
      )}
      <CompareFrame
        names={compared.map(({ name }) => name)}
        skus={skus}
        said={differSentence(groups)}
        all={allRows}
      >
        <CompareTable
          products={products}
          compared={compared}
          groups={groups}
          noise={noise}
          now={now}
          policy={policy}
        />
      </CompareFrame>
      {hearable ? <Hear {...hearable} /> : null}
      {products.length > 1 ? (
        <OwnSays part="why" cards={products} today={today}>
          <CompareSays {...says} />
        </OwnSays>
      ) : null}
      {products.length > 1 && products.length < 4 && category ? (
        <p data-no-print>
          <a href={category.path}>Add another from {category.name}</a>
        </p>
      ) : null}
    </div>
  );
}

/** Links to a separate comparison of each other kind, since a table holds one kind only. */
function OtherKinds({ kinds }: { kinds: readonly (readonly Product[])[] }) {
  return (
    <Notice kind="info">
      <p>Only products of one kind can be compared. The others have a comparison of their own:</p>
      <ul className={c('kinds')}>
        {kinds.map((kind) => {
          const skus = kind.map(({ sku }) => sku);
          return (
            <li key={skus.join()}>
              <a href={compareHref(skus)}>
                {kind.length === 1 ? kind[0]?.name : `${kind.length} ${plural(kind[0]?.type ?? '')}`}
              </a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
