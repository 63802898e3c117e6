import { importShopModules } from '../lib/shop-modules.ts';
import { knownWords } from './known-words.ts';
import { namedSets } from './named-sets.ts';
import { judge } from './wishes/judge.ts';
import { demoProducts } from './wishes/products.ts';
import { SETS, type SetName } from './wishes/sets.ts';
import type { Question, Results, Verdict } from './wishes/types.ts';

importShopModules();
const { resultsPage } = await import('./engines.ts');

const ENGINES = { service: '/search-alg', commerce: '/search' } as const;
type Engine = keyof typeof ENGINES;

/** Required percentages of questions whose first result is right, and of which one of the first three is. */
const GOALS: Readonly<Record<Engine, { first: number; near: number; words: number }>> = {
  service: { first: 92, near: 96, words: 95 },
  commerce: { first: 88, near: 88, words: 85 },
};

const { argv } = process;
const products = demoProducts(Date.now());

/** The sets to run: those named after `--set`, else all. `--all` lists the misses. */
const names = Object.keys(SETS) as SetName[];
const named = namedSets(argv, names);
const isPart = named.length > 0;
const asked = isPart ? named : names;

type Tally = { first: number; near: number; all: number };
const share = (part: number, all: number) => `${((part / Math.max(all, 1)) * 100).toFixed(1)} %`.padStart(8);

/** Tried twice, because on a busy machine a call may time out. */
const ask = (engine: Engine, text: string): Promise<Results> =>
  resultsPage(engine, text, products).catch(() => resultsPage(engine, text, products));

async function verdictOf(engine: Engine, question: Question): Promise<{ verdict: Verdict; shown: string }> {
  const results = await ask(engine, question.text);
  const sku = results.products[0];
  const name = products.find((one) => one.sku === sku)?.name ?? sku ?? 'no product';
  return {
    verdict: judge(question, results, products),
    shown: [...results.pages.slice(0, 1), name].join(', '),
  };
}

async function askAll(engine: Engine, set: SetName): Promise<Tally> {
  const total: Tally = { first: 0, near: 0, all: 0 };
  const missed: string[] = [];
  console.log(`\n${ENGINES[engine]}, ${set} set`.padEnd(34) + 'first right   one of three');
  for (const [wish, questions] of Object.entries(SETS[set])) {
    const tally: Tally = { first: 0, near: 0, all: questions.length };
    for (const question of questions) {
      const { verdict, shown } = await verdictOf(engine, question);
      if (verdict.isFirst) tally.first += 1;
      else missed.push(`    ${wish}: ${question.text} → ${shown}`);
      if (verdict.isNear) tally.near += 1;
    }
    for (const key of ['first', 'near', 'all'] as const) total[key] += tally[key];
    console.log(line(wish, tally));
  }
  console.log(line('all', total));
  if (argv.includes('--all')) console.log(missed.join('\n'));
  return total;
}

const line = (name: string, { first, near, all }: Tally): string =>
  `  ${name.padEnd(16)}${String(all).padStart(4)} asked${share(first, all).padStart(16)}${share(near, all).padStart(14)}`;

let isGood = true;
for (const engine of Object.keys(ENGINES) as Engine[]) {
  const total: Tally = { first: 0, near: 0, all: 0 };
  for (const set of asked) {
    const tally = await askAll(engine, set);
    for (const key of ['first', 'near', 'all'] as const) total[key] += tally[key];
  }
  const { first, near, words } = GOALS[engine];
  const known = isPart ? null : await knownWords((query) => ask(engine, query), products);
  if (known)
    console.log(
      `\n  two hundred words and faults, right in sight: ${known.share.toFixed(1)} % (at least ${words} %)`,
    );
  if (argv.includes('--all')) console.log(known?.missed.join('\n') ?? '');
  isGood &&=
    (known === null || known.share >= words) &&
    (total.first / total.all) * 100 >= first &&
    (total.near / total.all) * 100 >= near;
  console.log(`\n${line(ENGINES[engine], total)}   (at least ${first} % and ${near} %)`);
}
process.exit(isGood ? 0 : 1);
