import { expect, it, test } from 'vitest';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { figure, goods, goodsOf } from './drafts.ts';

const letter = ({ facts }: Draft) => facts['Energy class']?.split(' of ')[0];
const alike = ({ kind }: Draft) => goodsOf(kind);
const share = (from: readonly Draft[], holds: (draft: Draft) => boolean) =>
  from.filter(holds).length / from.length;
const commonest = (draft: Draft) => {
  const [first] = [...Map.groupBy(alike(draft), letter)].toSorted((a, b) => b[1].length - a[1].length);
  return first?.[0];
};
const isNear = (said: number, reckoned: number, within = 1) => Math.abs(said - reckoned) <= within;

/** A sentence of descriptions that claims a sum or compares, and whether it is so for who says it. */
type Claim = readonly [sentence: RegExp, isSo: (draft: Draft, said: readonly number[]) => boolean];

const CLAIMS: readonly Claim[] = [
  [/(\d) zones?\b/, ({ facts }) => facts['Hob type'] !== 'Gas'],
  [/(\d) burners?\b/, (draft, [burners]) => burners === figure(draft, 'Hob zones')],
  [
    /([\d,]+) kWh over a year of (\d+) (?:washes|loads)/,
    (draft, [kWh = 0, uses = 0]) => isNear(kWh, (figure(draft, 'Energy consumption') * uses) / 100),
  ],
  [
    /Slower but cheaper to run: .* on ([\d.]+) kWh of electricity/,
    (draft, [kWh = 0]) => isNear(kWh, figure(draft, 'Energy consumption') / 100, 0.06),
  ],
  [
    /over ten years that is ([\d,]+) kWh/,
    (draft, [kWh = 0]) => isNear(kWh, figure(draft, 'Energy consumption') * 10),
  ],
  [
    /E is now the commonest letter, so D is good|class E, the commonest letter/,
    (draft) => commonest(draft) === 'E',
  ],
  [/the commonest class in a dishwasher/, (draft) => commonest(draft) === letter(draft)],
  [/Class A in a dishwasher is rare/, (draft) => share(alike(draft), (each) => letter(each) === 'A') < 0.12],
  [
    /Only class A is better, and few have it/,
    (draft) => share(alike(draft), (each) => letter(each) === 'A') < 0.12,
  ],
  [/Class A at .* Few reach it/, (draft) => share(alike(draft), (each) => letter(each) === 'A') < 0.12],
  [
    /most wine coolers are F or G/,
    (draft) => share(alike(draft), (each) => /[FG]/.test(letter(each) ?? '')) > 0.5,
  ],
  [
    /among the best you can buy/,
    (draft) => letter(draft) === 'A+' && alike(draft).every((each) => !letter(each)?.includes('++')),
  ],
  [
    /which most fridge freezers do not/,
    (draft) => share(alike(draft), ({ facts }) => facts['Garage safe'] === 'No') > 0.5,
  ],
  [
    /among the quietest we sell/,
    (draft) => share(alike(draft), (each) => figure(each, 'Noise') <= figure(draft, 'Noise')) < 0.34,
  ],
  [
    /a little proud of a 600 worktop/,
    (draft) => figure(draft, 'Depth with door') + figure(draft, 'Hose rear') > 600,
  ],
  [
    /holds [\d.]+ L: (\d+) mugs one after the other, then (\d+) minutes/,
    (draft, [mugs = 0, minutes = 0]) =>
      mugs * 0.3 <= figure(draft, 'Tank') &&
      isNear(
        minutes,
        (figure(draft, 'Tank') * 4186 * (figure(draft, 'Water temperature') - 15)) /
          figure(draft, 'Rated power') /
          60,
      ),
  ],
  [/takes \d+ W, (\d+) kWh a year/, (draft, [kWh = 0]) => isNear(kWh, figure(draft, 'Standby power') * 8.76)],
  [
    /enough for about (\d+) minutes/,
    (draft, [minutes = 0]) => isNear(minutes, figure(draft, 'Water tank') * 60),
  ],
  [
    /all of the air ([\d.]+) times an hour/,
    (draft, [times = 0]) =>
      isNear(times, figure(draft, 'Clean air rate') / figure(draft, 'Room size') / 2.4, 0.1),
  ],
  [
    /eight hours use ([\d.]+) kWh at most/,
    (draft, [kWh = 0]) => isNear(kWh, figure(draft, 'Rated power') * 0.008, 0.1),
  ],
  [
    /four hours of drying use ([\d.]+) kWh/,
    (draft, [kWh = 0]) => isNear(kWh, figure(draft, 'Rated power') * 0.004, 0.1),
  ],
  [/costs (\d+) times as much/, (draft, [times = 0]) => isNear(times, figure(draft, 'Holds') / 0.25)],
  [
    /enough for a kitchen of about (\d+) m²/,
    (draft, [area = 0]) => isNear(area, figure(draft, 'Extraction rate') / 24),
  ],
  [/opens to the right and stays that way. Stand it to the right/, ({ facts }) => facts['Hinge'] === 'Right'],
  [/[Kk]nobs?\b|\bdial\b/, ({ facts }) => /knob/i.test(facts['Controls'] ?? '')],
  [/\bbrew group\b/, ({ type }) => type === 'Bean to cup coffee machine'],
  [/stairs and sofas/, ({ type }) => type !== 'Robot vacuum cleaner'],
  [/\bdrain hose over|siphons itself/, ({ noun }) => noun === 'drain hose'],
  [/Turn the tap off/, ({ noun }) => noun === 'inlet hose'],
  [/black is powder paint/, ({ facts }) => facts['Colour'] === 'Black'],
  [
    /makes coffee machines and nothing else/,
    ({ brand }) => goods.every((each) => each.brand !== brand || /^(?:coffee|care)$/.test(each.kind)),
  ],
  [/overnight at 80 degrees/, (draft) => figure(draft, 'Max temperature') >= 80],
  [/a flexible-edge beater/, (draft) => figure(draft, 'Tools') > 3],
  [/from fine to coarse/, (draft) => figure(draft, 'Discs') > 2],
  [/pan supports come off/, ({ facts }) => facts['Hob type'] === 'Gas'],
  [/[Tt]he gas must be connected|Gas Safe/, ({ facts }) => /Gas|Dual fuel/.test(facts['Fuel'] ?? '')],
  [/its chain to the wall/, ({ facts }) => facts['Fuel'] === 'Gas'],
];

const sentencesOf = ({ description, summary }: Draft) =>
  `${description.replaceAll(/<[^>]+>/g, ' ')} ${summary}`;

test.each(CLAIMS)('what is claimed holds: %s', (sentence, isSo) => {
  const saying = goods.flatMap((draft) => {
    const found = sentence.exec(sentencesOf(draft));
    const said = (found ?? []).slice(1).filter((each) => each !== undefined);
    return found
      ? [{ draft, text: found[0], said: said.map((each) => Number(each.replaceAll(',', ''))) }]
      : [];
  });
  expect(saying.length).toBeGreaterThan(0);
  const untrue = saying.filter(({ draft, said }) => !isSo(draft, said));
  expect(untrue.map(({ draft, text }) => `${draft.sku}: ${text}`)).toEqual([]);
});

it('no figure is stated twice in a product’s sentences', () => {
  const FIGURES = ['Energy consumption', 'Noise', 'Water per cycle', 'Total capacity', 'Weight'];
  const twice = goods.flatMap(({ sku, description, facts }) => {
    const sentences = description.replace(/<ul>.*/s, '');
    return FIGURES.filter((name) => facts[name] && sentences.split(` ${facts[name]}`).length > 2).map(
      (name) => `${sku}: ${name}`,
    );
  });
  expect(twice).toEqual([]);
});

it('nothing is claimed that the facts do not support', () => {
  const UNBORNE =
    /most of what is sold|ten years to win back|couple of pounds|pounds a year|pennies|than a lamp|light bulbs|less than the two apart|same name and colour|as the law wants|at this price|doubles that|in half the time|half the time of/i;
  expect(goods.flatMap((draft) => UNBORNE.exec(sentencesOf(draft))?.[0] ?? [])).toEqual([]);
});

test('a gas oven has two functions and no pyrolytic cleaning', () => {
  const gas = goods.filter(({ facts }) => facts['Fuel'] === 'Gas' && facts['Ovens'] !== undefined);
  expect(gas.length).toBeGreaterThan(20);
  expect(gas.filter(({ facts }) => facts['Functions'] !== '2' || facts['Cleaning'] === 'Pyrolytic')).toEqual(
    [],
  );
});
