import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CompareEmpty } from '@/components/compare/compare-empty';
import { CompareView } from '@/components/compare/compare-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getProductBySku } from '@/lib/catalogue/queries';
import type { Product } from '@/lib/catalogue/types';
import { getNoiseCounts } from '@/lib/compare/queries';
import { byKind } from '@/lib/compare/kinds';
import { readCompared } from '@/lib/compare/tray';
import { getWithdrawn } from '@/lib/lists/withdrawn-queries';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';

/** Rendered for each request: the URL names the products to compare (experience CMP-1). */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: 'Compare', robots: { index: false } };

export default async function ComparePage({ searchParams }: Props) {
  await connection();
  const query = await searchParams;
  const skus = readCompared(query['sku']);
  const found = await Promise.all(skus.map(getProductBySku));
  const products = found.filter((product): product is Product => product !== null);
  const [kind = [], ...otherKinds] = byKind(products);
  const types = [...new Set(kind.map(({ type }) => type))];
  const noise = new Map(
    await Promise.all(types.map(async (type) => [type, await getNoiseCounts(type)] as const)),
  );
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Compare' }]} />
      <h1 className="t-h1" tabIndex={-1} id="h-compare">
        Side by side
      </h1>
      {kind.length === 0 ? (
        <CompareEmpty gone={skus.length} />
      ) : (
        <CompareView
          products={kind}
          otherKinds={otherKinds}
          gone={await goneOf(skus.filter((_, at) => found[at] === null))}
          allRows={query['rows'] === 'all'}
          noise={noise}
          now={new Date()}
          policy={await getPolicy()}
        />
      )}
    </div>
  );
}

/** Returns what is still known of SKUs that are no longer sold; nothing more if that cannot be read. */
async function goneOf(skus: string[]) {
  const withdrawn = skus.length > 0 ? await orFallback(getWithdrawn('sku', skus), []) : [];
  return skus.map((sku) => ({
    sku,
    withdrawn: withdrawn.find((each) => each.sku.toUpperCase() === sku.toUpperCase()) ?? null,
  }));
}
