import { dehumidifier, portableCooler, purifier } from './air.ts';
import { american } from './american.ts';
import { chestFreezer } from './chest-freezer.ts';
import { coffeeMachine } from './coffee.ts';
import { cold } from './cold.ts';
import { cooker } from './cookers.ts';
import { dishwasher } from './dishwashers.ts';
import { downdraft } from './downdraft.ts';
import { hob } from './hobs.ts';
import { ceilingHood, hood } from './hoods.ts';
import { breakfastSet, kettle, toaster } from './kettles.ts';
import { laundry } from './laundry.ts';
import { microwave } from './microwaves.ts';
import type { Model } from './model.ts';
import { oven } from './ovens.ts';
import { blender, processor, standMixer } from './preparation.ts';
import { sink } from './sinks.ts';
import { slimHood } from './slim-hoods.ts';
import { tap } from './taps.ts';
import { cordlessVacuum, cylinderVacuum, robotVacuum } from './vacuums.ts';
import { warmingDrawer } from './warming-drawer.ts';
import { wineCooler } from './wine.ts';
import { airFryer, breadMaker, slowCooker } from './worktop-cooking.ts';

/** Every model by its name in a look. */
export const MODELS: Readonly<Record<string, Model>> = {
  'air-fryer': airFryer,
  american,
  blender,
  'bread-maker': breadMaker,
  'breakfast-set': breakfastSet,
  'ceiling-hood': ceilingHood,
  'chest-freezer': chestFreezer,
  'coffee-machine': coffeeMachine,
  cold,
  cooker,
  'cordless-vacuum': cordlessVacuum,
  'cylinder-vacuum': cylinderVacuum,
  dehumidifier,
  dishwasher,
  downdraft,
  hob,
  hood,
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
  tap,
  toaster,
  'warming-drawer': warmingDrawer,
  'wine-cooler': wineCooler,
};
