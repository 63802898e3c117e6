import { importShopModules } from '../lib/shop-modules.ts';
import { QUERIES, type Query, type Wanted } from './data/queries.ts';

importShopModules();
const { searchService, commerceSearch } = await import('./engines.ts');

/** Of the queries of all kinds, experience SRCH-5. */
const SHOWN = 8;
const GOALS = { 'search service': 95, 'commerce search': 85 };

/** What a search shows first. */
export type Answer = {
  /** The page that stands before all products, if any. */
  page: string | null;
  products: { name: string; brand: string; attributes: Readonly<Record<string, string>> }[];
};

function isRight({ page, products }: Answer, wanted: Wanted): boolean {
  if (wanted.page !== undefined) return page === wanted.page;
  return products.slice(0, SHOWN).some((product) => fits(product, wanted));
}

function fits({ name, brand, attributes }: Answer['products'][number], wanted: Wanted): boolean {
  const { type, span, fact } = wanted;
  const length = span && Number.parseFloat(attributes[span[0]] ?? '');
  return (
    (!type || type.test(attributes['Type'] ?? '')) &&
    (!wanted.brand || brand === wanted.brand) &&
    (!wanted.model || attributes['Model'] === wanted.model) &&
    (!wanted.name || wanted.name.test(name)) &&
    (!fact || fact[1].test(attributes[fact[0]] ?? '')) &&
    (!span || (length !== undefined && length >= span[1] && length <= span[2]))
  );
}

async function judge(name: keyof typeof GOALS, ask: (query: string) => Promise<Answer>): Promise<boolean> {
  const missed: string[] = [];
  let all = 0;
  console.log(`\n${name}`);
  for (const [kind, queries] of Object.entries(QUERIES) as [string, Query[]][]) {
    let right = 0;
    for (const [query, wanted] of queries) {
      const answer = await ask(query);
      if (isRight(answer, wanted)) right++;
      else missed.push(`    ${query} → ${answer.page ?? answer.products[0]?.name ?? 'nothing'}`);
    }
    all += right;
    console.log(`  ${kind.padEnd(16)}${right} of ${queries.length}`);
  }
  const total = Object.values(QUERIES).flat().length;
  const share = (all / total) * 100;
  console.log(
    `  ${all} of ${total} have a right answer in the first ${SHOWN}: ${share.toFixed(1)} % (at least ${GOALS[name]} %)`,
  );
  if (process.argv.includes('--all')) console.log(missed.join('\n'));
  return share >= GOALS[name];
}

const kept = [await judge('search service', searchService), await judge('commerce search', commerceSearch)];
process.exit(kept.every(Boolean) ? 0 : 1);
