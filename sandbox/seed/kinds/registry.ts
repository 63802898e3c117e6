import type { Draw, Model } from '../types.ts';
import { care, ducting, hoodFilter, hoseOrTray, stackingKit, steamCabinet } from './accessories.ts';
import { americanFridge, drinksCooler, freezer, fridge, fridgeFreezer, wineCooler } from './cold.ts';
import { dishwasher } from './dishwashing.ts';
import { cooling, dehumidifier, purifier, vacuum } from './floor-and-air.ts';
import { hob, hood } from './hobs.ts';
import { tumbleDryer, washerDryer, washingMachine } from './laundry.ts';
import { microwave } from './microwaves.ts';
import { compactOven, doubleOven, singleOven, warmingDrawer } from './ovens.ts';
import { airFryer, blender, breadMaker, foodProcessor, slowCooker, standMixer } from './preparation.ts';
import { cooker, rangeCooker } from './ranges.ts';
import { boilingTap, disposer, sink, tap } from './water.ts';
import { breakfastSet, coffee, kettle, toaster } from './worktop.ts';

/** Who makes a model of each kind. Services and cover are listed by hand, not made. */
export const KINDS: Record<string, (draw: Draw) => Model> = {
  'washing-machine': washingMachine,
  'washer-dryer': washerDryer,
  'tumble-dryer': tumbleDryer,
  'stacking-kit': stackingKit,
  'steam-cabinet': steamCabinet,
  hose: hoseOrTray,
  'fridge-freezer': fridgeFreezer,
  'american-fridge': americanFridge,
  fridge,
  freezer,
  'wine-cooler': wineCooler,
  'drinks-cooler': drinksCooler,
  'single-oven': singleOven,
  'double-oven': doubleOven,
  'compact-oven': compactOven,
  'warming-drawer': warmingDrawer,
  'range-cooker': rangeCooker,
  cooker,
  hob,
  hood,
  microwave,
  ducting,
  'hood-filter': hoodFilter,
  dishwasher,
  'boiling-tap': boilingTap,
  tap,
  sink,
  disposer,
  coffee,
  kettle,
  toaster,
  'breakfast-set': breakfastSet,
  'stand-mixer': standMixer,
  blender,
  processor: foodProcessor,
  'air-fryer': airFryer,
  'slow-cooker': slowCooker,
  'bread-maker': breadMaker,
  vacuum,
  dehumidifier,
  purifier,
  cooling,
  care,
};
