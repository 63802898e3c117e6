import type { DemoStore } from '@hobwright/sandbox/demo-store.ts';
import { fillStore } from './fill.ts';
import { manualRows, registerRows } from './makers/addresses.ts';
import { makers } from './makers/plugin.ts';
import { anchorRows } from './media/anchor-fields.ts';
import { media } from './media/plugin.ts';
import { SCENE_WORDS } from './media/scenes.ts';
import { DEMO_SEED } from './seed/catalogue.ts';
import { writeCustomers } from './seed/customers/write.ts';

/** The demo store as the emulator knows it. */
export const demoStore: DemoStore = {
  services: [media, makers],
  fill: fillStore,
  writeCustomers: (store, today) => writeCustomers(store, DEMO_SEED, today),
  productFields: new Map([
    ['documents', manualRows],
    ['picture', anchorRows],
  ]),
  brandFields: new Map([['documents', registerRows]]),
  altTextOf: (image) => SCENE_WORDS[image.replace(/^category\//, '')],
};
