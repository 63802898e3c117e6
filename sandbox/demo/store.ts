import type { DemoStore } from '@hobwright/sandbox/demo-store.ts';
import { fillStore } from './fill.ts';
import { registerRows } from './makers/addresses.ts';
import { documentRows } from './makers/document-fields.ts';
import { makers } from './makers/plugin.ts';
import { warningRows } from './makers/safety.ts';
import { anchorRows } from './media/anchor-fields.ts';
import { modelRows } from './media/models/model-fields.ts';
import { models } from './media/models/plugin.ts';
import { media } from './media/plugin.ts';
import { SCENE_WORDS } from './media/scenes.ts';
import { DEMO_SEED } from './seed/catalogue.ts';
import { writeCustomers } from './seed/customers/write.ts';

/** The demo store as the sandbox takes it. */
export const demoStore: DemoStore = {
  services: [media, models, makers],
  fill: fillStore,
  writeCustomers: (store, today) => writeCustomers(store, DEMO_SEED, today),
  productFields: new Map([
    ['documents', documentRows],
    ['model', modelRows],
    ['picture', anchorRows],
    ['safety', warningRows],
  ]),
  brandFields: new Map([['documents', registerRows]]),
  altTextOf: (image) => SCENE_WORDS[image.replace(/^category\//, '')],
};
