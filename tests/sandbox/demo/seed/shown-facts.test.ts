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
])('goods of the model %s state the controls that are visible', (model) =>
  expectStated([model], 'Controls', ({ controls }, { facts }) =>
    controls === undefined ? [facts['Controls'] ?? ''] : (CONTROLS[String(controls)] ?? []),
  ),
);

test('hobs and cookers state the controls that are visible', () => {
  expectStated(['hob'], 'Controls', ({ heat }) => (heat === 'gas' ? TURNED : ['Touch']));
  expectStated(['cooker'], 'Controls', () => TURNED);
});

test('kettles and American fridges, which have no knob, state other controls', () => {
  expectStated(['kettle'], 'Controls', () => ['Buttons']);
  expectStated(['american'], 'Controls', () => ['Buttons', 'Touch']);
});

test('a cooker states a storage drawer if one is visible below the ovens', () =>
  expectStated(['cooker'], 'Storage drawer', ({ ovens, top }, { kind, name }) => {
    if (name.includes('plinth drawer')) return ['Yes'];
    const low = kind === 'cooker' ? ovens === 1 && top !== 'glass' : ovens === 1 || ovens === 2;
    return [low ? 'Yes' : 'No'];
  }));

test('a sink states a reversible drainer if one is visible', () =>
  expectStated(['sink'], 'Drainer', ({ drainer }) => [drainer === true ? 'Reversible' : 'None']));

test('taps state the levers and width that are visible', () => {
  expectStated(['tap'], 'Levers', ({ levers, spout }) => [
    spout === 'bridge' ? 'Cross head' : levers === 1 ? 'Single lever' : 'Twin lever',
  ]);
  expectStated(['tap'], 'Width', ({ spout }) => (spout === 'bridge' ? ['190 mm'] : ['52 mm', '56 mm']));
});

test('small goods and dishwashers state the parts that are visible', () => {
  expectStated(['kettle'], 'Water window', ({ retro }) =>
    retro === true ? ['Inside only'] : ['One side', 'Both sides'],
  );
  expectStated(['air-fryer'], 'Window', () => ['Yes']);
  expectStated(['stand-mixer'], 'Bowl material', () => ['Stainless steel']);
  expectStated(['blender'], 'Jug material', () => ['Glass', 'Tritan']);
  expectStated(['dishwasher'], 'Baskets', ({ fascia }) => [fascia === 'table-top' ? '1' : '2']);
});
