// Before the models: it takes a thing called `document` for a browser.
import { validateBytes } from 'gltf-validator';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { getBounds } from '@gltf-transform/functions';
import { expect, test } from 'vitest';
import { adoptFacts } from '../../../sandbox/demo/media/adopt';
import { lookKey } from '../../../sandbox/demo/media/looks/look';
import { type Modelled, modelOf } from '../../../sandbox/demo/media/models/modelled';
import { seedCatalogue } from '../../../sandbox/demo/seed/catalogue';
import { all } from '../../../sandbox/store/rows';
import { openStore } from '../../../sandbox/store/store';
import { glbOf } from '../../../sandbox/studio/solids/glb';
import { isLong } from '../../../scripts/lib/test-depth';

/** Each look of the demo catalogue once, whatever its colour, at the size of the first product that has it. */
function looks(): Map<string, Modelled> {
  const store = openStore(':memory:');
  seedCatalogue(store, { products: 2000 });
  const found = new Map<string, Modelled>();
  for (const { facts } of all<{ facts: string }>(store, 'SELECT facts FROM picture ORDER BY key')) {
    const modelled = modelOf(adoptFacts(JSON.parse(facts)));
    if (!modelled) continue;
    const shape = lookKey({ ...modelled.look, finish: 'WH' });
    if (!found.has(shape)) found.set(shape, modelled);
  }
  store.close();
  return found;
}

/** What is wrong with a model, in words. */
async function faultsOf({ look, size }: Modelled): Promise<string[]> {
  const bytes = await glbOf(look, size);
  const { issues } = await validateBytes(bytes);
  const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes);
  const [scene] = document.getRoot().listScenes();
  const { min, max } = scene ? getBounds(scene) : { min: [], max: [] };
  const measured = max.map((each, at) => Math.round((each - (min[at] ?? 0)) * 1_000));
  const stated = [size.width, size.height, size.depth];
  const names = document
    .getRoot()
    .listAnimations()
    .map((each) => each.getName());
  return [
    ...issues.messages.filter(({ severity }) => severity === 0).map(({ message }) => message),
    ...(bytes.length > 300_000 ? [`${bytes.length} bytes`] : []),
    ...(String(measured) === String(stated) ? [] : [`measures ${measured}, states ${stated}`]),
    ...(new Set(names).size === names.length ? [] : [`two doors of one name: ${names}`]),
  ];
}

test.runIf(isLong)(
  'the 3D model of every look of the catalogue is valid, small and true to size',
  { timeout: 1_800_000 },
  async () => {
    const faults: string[] = [];
    for (const [key, modelled] of looks())
      for (const fault of await faultsOf(modelled)) faults.push(`${key}: ${fault}`);
    expect(faults).toEqual([]);
  },
);
