import type { Draw, Model } from '../types.ts';
import { airFryer } from './air-fryer.ts';
import { americanFridge } from './american-fridge.ts';
import { blender } from './blender.ts';
import { boilingTap } from './boiling-tap.ts';
import { breadMaker } from './bread-maker.ts';
import { breakfastSet } from './breakfast-set.ts';
import { care } from './care.ts';
import { coffee } from './coffee.ts';
import { compactOven } from './compact-oven.ts';
import { cooker } from './cooker.ts';
import { cooling } from './cooling.ts';
import { dehumidifier } from './dehumidifier.ts';
import { dishwasher } from './dishwasher.ts';
import { disposer } from './disposer.ts';
import { doubleOven } from './double-oven.ts';
import { drinksCooler } from './drinks-cooler.ts';
import { ducting } from './ducting.ts';
import { foodProcessor } from './food-processor.ts';
import { freezer } from './freezer.ts';
import { fridge } from './fridge.ts';
import { fridgeFreezer } from './fridge-freezer.ts';
import { hob } from './hob.ts';
import { hood } from './hood.ts';
import { hoodFilter } from './hood-filter.ts';
import { hoseOrTray } from './hose.ts';
import { kettle } from './kettle.ts';
import { microwave } from './microwave.ts';
import { purifier } from './purifier.ts';
import { rangeCooker } from './range-cooker.ts';
import { singleOven } from './single-oven.ts';
import { sink } from './sink.ts';
import { slowCooker } from './slow-cooker.ts';
import { stackingKit } from './stacking-kit.ts';
import { standMixer } from './stand-mixer.ts';
import { steamCabinet } from './steam-cabinet.ts';
import { tap } from './tap.ts';
import { toaster } from './toaster.ts';
import { tumbleDryer } from './tumble-dryer.ts';
import { vacuum } from './vacuum.ts';
import { warmingDrawer } from './warming-drawer.ts';
import { washerDryer } from './washer-dryer.ts';
import { washingMachine } from './washing-machine.ts';
import { wineCooler } from './wine-cooler.ts';

/** Functions that draw a model of each kind. Services and cover are listed by hand instead. */
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
