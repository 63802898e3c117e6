import { loadOf } from '@/lib/access/load';
import { oldLoad } from '@/lib/access/old';
import { partsOf } from '@/lib/access/parts';
import { accessOf } from '@/lib/access/rules';
import { accessSentences, oldSentences } from '@/lib/access/words';
import type { BasketLine } from '@/lib/basket/types';
import { gapOf } from '@/lib/catalogue/gap';
import { calledOf } from '@/lib/catalogue/names';
import { fitAtHome } from '@/lib/fit/at-home';
import { proudWords } from '@/lib/fit/front-words';
import { fitSentences } from '@/lib/fit/words';
import type { Home } from '@/lib/home/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Finding } from '@/lib/kitchen/types';
import { adviceFor } from '@/lib/kitchen/words';
import { takesOldAway } from '@/lib/services/rules';
import type { Concern, Good } from './types';

/** Returns the goods of a basket, extras included, as far as they are in the catalogue. */
export const goodsOf = (lines: readonly BasketLine[]): Good[] =>
  lines
    .flatMap((line) => [line, ...line.extras])
    .flatMap(({ product, quantity, extras }) =>
      product
        ? [
            {
              card: product,
              quantity,
              removes: extras.some((each) => each.product && takesOldAway(each.product)),
            },
          ]
        : [],
    );

function fitConcern({ card }: Good, home: Home): Concern | null {
  const fit = fitAtHome(card, home.spaces);
  if (!fit) return null;
  const [first, ...more] = fitSentences(fit);
  const about = { key: `fit ${card.sku}`, path: `${card.path}#fit` };
  if (fit.verdict === 'NO') {
    return {
      ...about,
      what: `${calledOf(card)} does not fit the space you measured.`,
      why: [first, ...more].join(' '),
      advice: 'Measure again before you pay.',
    };
  }
  if (fit.checks.some(({ verdict }) => verdict === 'TIGHT')) {
    const advice = 'Measure again to the millimetre before you pay.';
    return { ...about, what: `${calledOf(card)} is tight in the space you measured.`, why: first, advice };
  }
  return fit.flushBroken
    ? {
        ...about,
        what: `${calledOf(card)} will not be flush with the units.`,
        why: proudWords(fit)[0] ?? first,
        advice: 'Choose a shallower one if that matters to you.',
      }
    : null;
}

function accessConcern({ card }: Good, { route }: Home): Concern | null {
  const load = loadOf(card);
  const access = accessOf(partsOf(route), load);
  if (access.verdict !== 'NO') return null;
  const [, ...why] = accessSentences(access, load);
  return {
    key: `access ${card.sku}`,
    what: `${calledOf(card)} will not fit through the way in you described.`,
    why: why.join(' '),
    advice: 'Measure that place again with the door wide open, or ring us before you pay.',
    path: `${card.path}#access`,
  };
}

function oldConcern({ card, removes }: Good, { route }: Home): Concern | null {
  const gap = gapOf(card);
  const old = gap && removes ? oldLoad(loadOf(card), route.old[gap] ?? null) : null;
  const access = old && accessOf(partsOf(route), old);
  if (access?.verdict !== 'NO') return null;
  const [, ...why] = oldSentences(access);
  return {
    key: `old ${card.sku}`,
    what: `The old one that ${calledOf(card)} replaces will not fit through the way you described.`,
    why: why.join(' '),
    advice: 'Measure it and that place again, or ring us before you pay.',
    path: `${card.path}#access`,
  };
}

function clashConcern(finding: Finding, goods: readonly Good[]): Concern {
  const { rule, skus, words } = finding;
  const names = skus.map((sku) => {
    const good = goods.find(({ card }) => card.sku === sku);
    return good ? calledOf(good.card) : sku;
  });
  const what =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} do not go together.`
      : `${names[0]} does not suit your kitchen.`;
  return { key: rule, what, why: words, advice: adviceFor(finding), path: null };
}

/**
 * Returns what to check again before paying: lines that clash (experience §6 F5), goods that do not fit the space
 * measured for them (F1), and goods that do not get in or whose old appliance does not get out (F2).
 */
export function concernsFor(goods: readonly Good[], home: Home): Concern[] {
  const pieces = goods.map(({ card, quantity }) => pieceOf(card, quantity));
  const clashes = findingsFor(pieces, home.kitchen).filter(({ result }) => result === 'CLASH');
  const found = [
    ...clashes.map((finding) => clashConcern(finding, goods)),
    ...goods.flatMap((good) =>
      [fitConcern, accessConcern, oldConcern].flatMap((concern) => concern(good, home) ?? []),
    ),
  ];
  return [...new Map(found.map((concern) => [concern.key, concern])).values()];
}
