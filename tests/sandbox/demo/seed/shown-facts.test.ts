import { expect, test } from 'vitest';
import { adoptFacts } from '../../../../sandbox/demo/media/adopt.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import type { Traits } from '../../../../sandbox/demo/media/looks/look.ts';
import { lookOfFacts } from '../../../../sandbox/demo/media/looks/look-of.ts';
import { MIDNIGHT } from './seeded.ts';

const goods = draftCatalogue(2000, DEMO_SEED, MIDNIGHT).flatMap((draft) => {
  const look = lookOfFacts(adoptFacts(draft.look.facts));
  return look ? [{ draft, model: look.model, traits: look.traits }] : [];
});

/** Where goods of the studio's models state `name`, what they may state of it. */
function expectStated(
  models: readonly string[],
  name: string,
  wordsOf: (traits: Traits, draft: Draft) => string[],
) {
  const stating = goods.filter(
    ({ model, draft }) => models.includes(model) && draft.facts[name] !== undefined,
  );
  expect(stating.length).toBeGreaterThan(0);
  const wrong = stating.filter(
    ({ draft, traits }) => !wordsOf(traits, draft).includes(draft.facts[name] ?? ''),
  );
  expect(wrong.map(({ draft }) => `${draft.sku} ${draft.facts[name]}`)).toEqual([]);
}

const TURNED = ['Knobs', 'App and knob'];
const CONTROLS: Record<string, string[]> = {
  dial: TURNED,
  knobs: TURNED,
  buttons: ['Buttons'],
  touch: ['Touch'],
};

test.each([
  'laundry',
  'dishwasher',
  'oven',
  'microwave',
  'warming-drawer',
  'coffee-machine',
  'air-fryer',
  'slow-cooker',
])('the controls of the model %s, where they are seen', (model) =>
  expectStated([model], 'Controls', ({ controls }, { facts }) =>
    controls === undefined ? [facts['Controls'] ?? ''] : (CONTROLS[String(controls)] ?? []),
  ),
);

test('the controls of hobs and cookers', () => {
  expectStated(['hob'], 'Controls', ({ heat }) => (heat === 'gas' ? TURNED : ['Touch']));
  expectStated(['cooker'], 'Controls', () => TURNED);
});

test('the controls of kettles and American fridges, which have no knob', () => {
  expectStated(['kettle'], 'Controls', () => ['Buttons']);
  expectStated(['american'], 'Controls', () => ['Buttons', 'Touch']);
});

test('the drawer below the ovens of a cooker', () =>
  expectStated(['cooker'], 'Storage drawer', ({ ovens, top }, { kind, name }) => {
    if (name.includes('plinth drawer')) return ['Yes'];
    const low = kind === 'cooker' ? ovens === 1 && top !== 'glass' : ovens === 1 || ovens === 2;
    return [low ? 'Yes' : 'No'];
  }));

test('the drainer of a sink, which turns either way', () =>
  expectStated(['sink'], 'Drainer', ({ drainer }) => [drainer === true ? 'Reversible' : 'None']));

test('what is seen of taps', () => {
  expectStated(['tap'], 'Levers', ({ levers, spout }) => [
    spout === 'bridge' ? 'Cross head' : levers === 1 ? 'Single lever' : 'Twin lever',
  ]);
  expectStated(['tap'], 'Width', ({ spout }) => (spout === 'bridge' ? ['190 mm'] : ['52 mm', '56 mm']));
});

test('what is seen of small goods and in dishwashers', () => {
  expectStated(['kettle'], 'Water window', ({ retro }) =>
    retro === true ? ['Inside only'] : ['One side', 'Both sides'],
  );
  expectStated(['air-fryer'], 'Window', () => ['Yes']);
  expectStated(['stand-mixer'], 'Bowl material', () => ['Stainless steel']);
  expectStated(['blender'], 'Jug material', () => ['Glass', 'Tritan']);
  expectStated(['dishwasher'], 'Baskets', ({ fascia }) => [fascia === 'table-top' ? '1' : '2']);
});
