import { dehumidifier, portableCooler, purifier } from './air.ts';
import { american } from './american.ts';
import { careGoods } from './care.ts';
import { chestFreezer } from './chest-freezer.ts';
import { coffeeMachine } from './coffee.ts';
import { cold } from './cold.ts';
import { cooker } from './cookers.ts';
import { dishwasher } from './dishwashers.ts';
import { disposer } from './disposer.ts';
import { downdraft } from './downdraft.ts';
import { ducting } from './ducting.ts';
import { hob } from './hobs.ts';
import { hoodFilter } from './hood-filters.ts';
import { ceilingHood, hood } from './hoods.ts';
import { dripTray, hose, hoseWashers } from './hoses.ts';
import { breakfastSet, kettle, toaster } from './kettles.ts';
import { laundry } from './laundry.ts';
import { microwave } from './microwaves.ts';
import type { Model } from './model.ts';
import { oven } from './ovens.ts';
import { blender, processor, standMixer } from './preparation.ts';
import { sink } from './sinks.ts';
import { slimHood } from './slim-hoods.ts';
import { stackingKit } from './stacking-kit.ts';
import { steamCabinet } from './steam-cabinet.ts';
import { tap } from './taps.ts';
import { cordlessVacuum, cylinderVacuum, robotVacuum } from './vacuums.ts';
import { warmingDrawer } from './warming-drawer.ts';
import { wineCooler } from './wine.ts';
import { airFryer, breadMaker, slowCooker } from './worktop-cooking.ts';

/** Models by their name in looks. */
export const MODELS: Readonly<Record<string, Model>> = {
  'air-fryer': airFryer,
  american,
  blender,
  'bread-maker': breadMaker,
  'breakfast-set': breakfastSet,
  care: careGoods,
  'ceiling-hood': ceilingHood,
  'chest-freezer': chestFreezer,
  'coffee-machine': coffeeMachine,
  cold,
  cooker,
  'cordless-vacuum': cordlessVacuum,
  'cylinder-vacuum': cylinderVacuum,
  dehumidifier,
  dishwasher,
  disposer,
  downdraft,
  'drip-tray': dripTray,
  ducting,
  hob,
  hood,
  'hood-filter': hoodFilter,
  hose,
  'hose-washers': hoseWashers,
  kettle,
  laundry,
  microwave,
  oven,
  'portable-cooler': portableCooler,
  processor,
  purifier,
  'robot-vacuum': robotVacuum,
  sink,
  'slim-hood': slimHood,
  'slow-cooker': slowCooker,
  'stand-mixer': standMixer,
  'stacking-kit': stackingKit,
  'steam-cabinet': steamCabinet,
  tap,
  toaster,
  'warming-drawer': warmingDrawer,
  'wine-cooler': wineCooler,
};
