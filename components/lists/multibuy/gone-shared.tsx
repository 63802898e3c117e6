import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { useWithdrawn } from '@/lib/lists/withdrawn-client';
import { Instead } from './instead';
import css from './multibuy.module.css';
import { SearchFor } from './search-for';

const c = classes(css);

/** Products of a shared set that are no longer sold, by SKU, and their replacements. */
export function GoneShared({ skus, rest }: { skus: readonly string[]; rest: readonly MultibuyLine[] }) {
  const { withdrawn, isPending } = useWithdrawn('skus', skus);
  const bySku = new Map(withdrawn.map((each) => [each.sku.toUpperCase(), each]));
  const goods = skus.map((sku) => ({ sku, was: bySku.get(sku.toUpperCase()) }));
  return (
    <Notice kind="info">
      <p>
        {skus.length === 1
          ? 'One product in this kitchen set is no longer sold'
          : `${skus.length} products in this kitchen set are no longer sold`}
        : {goods.map(({ sku, was }) => was?.name ?? sku).join('; ')}.
      </p>
      <div className={c('problems')}>
        {goods.map(({ sku, was }) =>
          was ? (
            <Instead key={sku} name={was.name} lost={was} rest={rest} />
          ) : isPending ? null : (
            <SearchFor key={sku} name={sku} words={sku} />
          ),
        )}
      </div>
    </Notice>
  );
}
