// Before the models: it takes a thing called `document` for a browser.
import { validateBytes } from 'gltf-validator';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { getBounds } from '@gltf-transform/functions';
import { describe, expect, test } from 'vitest';
import type { Look } from '../../../sandbox/demo/media/looks/look';
import { glbOf } from '../../../sandbox/studio/solids/glb';
import { usdzOf } from '../../../sandbox/studio/solids/usdz';
import { isAll } from '../../../scripts/lib/test-depth';

const LOOKS: readonly (Look & { doors: string[] })[] = [
  {
    model: 'laundry',
    width: 598,
    height: 848,
    depth: 550,
    finish: 'WH',
    traits: { controls: 'dial' },
    doors: ['door'],
  },
  {
    model: 'cold',
    width: 550,
    height: 1772,
    depth: 545,
    finish: 'WH',
    traits: { split: 70, cold: 'fridge', integrated: true },
    doors: ['freezer door', 'fridge door'],
  },
  { model: 'hob', width: 590, height: 50, depth: 520, finish: 'BL', traits: {}, doors: [] },
  {
    model: 'american',
    width: 910,
    height: 1780,
    depth: 685,
    finish: 'SS',
    traits: { form: 'side-by-side', doors: 2, handle: 'bar' },
    doors: ['left door', 'right door'],
  },
  {
    model: 'dishwasher',
    width: 598,
    height: 845,
    depth: 600,
    finish: 'SS',
    traits: { fascia: 'front', controls: 'touch', handle: 'bar' },
    doors: ['door'],
  },
  {
    model: 'wine-cooler',
    width: 595,
    height: 1450,
    depth: 570,
    finish: 'GM',
    traits: { zones: 3 },
    doors: ['door'],
  },
  {
    model: 'american',
    width: 833,
    height: 1780,
    depth: 685,
    finish: 'SS',
    traits: { form: 'multi-door', doors: 4, handle: 'bar' },
    doors: ['left door', 'lower left door', 'lower right door', 'right door'],
  },
  {
    model: 'dishwasher',
    width: 550,
    height: 595,
    depth: 500,
    finish: 'WH',
    traits: { fascia: 'table-top', controls: 'buttons' },
    doors: ['door'],
  },
  {
    model: 'oven',
    width: 594,
    height: 888,
    depth: 548,
    finish: 'SS',
    traits: { doors: 2, controls: 'knobs' },
    doors: ['lower door', 'upper door'],
  },
  {
    model: 'cooker',
    width: 1100,
    height: 905,
    depth: 600,
    finish: 'CM',
    traits: { ovens: 4, top: 'glass', zones: 5, knobs: 7 },
    doors: ['lower left door', 'middle door', 'right door', 'upper left door'],
  },
  {
    model: 'microwave',
    width: 595,
    height: 388,
    depth: 400,
    finish: 'BL',
    traits: { 'built-in': true, controls: 'touch' },
    doors: ['door'],
  },
  {
    model: 'warming-drawer',
    width: 595,
    height: 140,
    depth: 540,
    finish: 'SS',
    traits: { vacuum: true, controls: 'touch' },
    doors: ['drawer'],
  },
  {
    model: 'warming-drawer',
    width: 595,
    height: 290,
    depth: 540,
    finish: 'BL',
    traits: { controls: 'knobs' },
    doors: ['drawer'],
  },
];

describe.each(isAll ? LOOKS : LOOKS.slice(0, 3))('the 3D model $model', ({ doors, ...look }) => {
  const size = { width: look.width - (look.width % 2) - 2, height: look.height + 3, depth: look.depth + 41 };

  test('is valid glTF, light enough for a phone and the size that the product states', async () => {
    const bytes = await glbOf(look, size);
    const report = await validateBytes(bytes);
    expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
    expect(bytes.length).toBeLessThanOrEqual(300_000);

    const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes);
    const scene = document.getRoot().getDefaultScene();
    if (!scene) throw new Error('There is no scene');
    const { min, max } = getBounds(scene);
    const near = (place: readonly number[]) => place.map((each) => Math.round(each * 1_000) || 0);
    expect(near(min)).toEqual([-size.width / 2, 0, 0]);
    expect(near(max)).toEqual([size.width / 2, size.height, size.depth]);
    const animations = document.getRoot().listAnimations();
    expect(animations.map((each) => each.getName()).toSorted()).toEqual(doors);
  });
});

test('a model for Quick Look is an archive that starts with the uncompressed scene', async () => {
  const [look] = LOOKS;
  if (!look) throw new Error('There is no look');
  const archive = Buffer.from(await usdzOf(look, look));
  expect(archive.readUInt32LE(0)).toBe(0x04_03_4b_50);
  expect(archive.readUInt16LE(8)).toBe(0);
  expect(archive.subarray(30, 30 + archive.readUInt16LE(26)).toString()).toBe('model.usda');
});
