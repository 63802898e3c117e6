import type { PictureFacts, PictureKind } from '../facts.ts';
import { dehumidifiers, portableCoolers, purifiers } from './air.ts';
import { careGoods } from './care.ts';
import { cartons } from './cartons.ts';
import { chestFreezer } from './chest-freezer.ts';
import { beanToCup, espresso, filterCoffee } from './coffee.ts';
import { cold } from './cold.ts';
import { dishwashers } from './dishwashers.ts';
import type { Drawing } from './drawing.ts';
import { hobs } from './hobs.ts';
import { ducting, hoodFilters } from './hood-parts.ts';
import { ceilingHoods, downdrafts, hoods } from './hoods.ts';
import { breakfastSets, kettles, toasters } from './kettles.ts';
import { laundry } from './laundry.ts';
import { hoses, stackingKits, steamCabinets, trays } from './laundry-care.ts';
import { microwaves } from './microwaves.ts';
import { ovens } from './ovens.ts';
import { blenders, processors } from './preparation.ts';
import { ranges } from './ranges.ts';
import { services, warranties, waterFilters } from './services.ts';
import { sinks } from './sinks.ts';
import { standMixers } from './stand-mixers.ts';
import { taps } from './taps.ts';
import { cordless, cylinders, robots } from './vacuums.ts';
import { warmingDrawers } from './warming-drawers.ts';
import { hoseWashers } from './washers.ts';
import { wasteDisposers } from './waste-disposer.ts';
import { wine } from './wine.ts';
import { airFryers, breadMakers, slowCookers } from './worktop-cooking.ts';

const drawings: Record<PictureKind, Drawing> = {
  'washing-machine': laundry,
  'washer-dryer': laundry,
  'tumble-dryer': laundry,
  'stacking-kit': stackingKits,
  'steam-cabinet': steamCabinets,
  hose: hoses,
  'hose-washers': hoseWashers,
  tray: trays,
  'fridge-freezer': cold,
  'american-fridge': cold,
  fridge: cold,
  freezer: cold,
  'chest-freezer': chestFreezer,
  'wine-cooler': wine,
  'single-oven': ovens,
  'double-oven': ovens,
  'compact-oven': ovens,
  'range-cooker': ranges,
  cooker: ranges,
  hob: hobs,
  microwave: microwaves,
  'warming-drawer': warmingDrawers,
  hood: hoods,
  'ceiling-hood': ceilingHoods,
  downdraft: downdrafts,
  ducting,
  'hood-filter': hoodFilters,
  dishwasher: dishwashers,
  'boiling-tap': taps,
  tap: taps,
  sink: sinks,
  disposer: wasteDisposers,
  'bean-to-cup': beanToCup,
  espresso,
  'filter-coffee': filterCoffee,
  kettle: kettles,
  toaster: toasters,
  'breakfast-set': breakfastSets,
  'stand-mixer': standMixers,
  blender: blenders,
  processor: processors,
  'air-fryer': airFryers,
  'slow-cooker': slowCookers,
  'bread-maker': breadMakers,
  'cordless-vacuum': cordless,
  'cylinder-vacuum': cylinders,
  'robot-vacuum': robots,
  dehumidifier: dehumidifiers,
  purifier: purifiers,
  cooling: portableCoolers,
  warranty: warranties,
  service: services,
  bottle: careGoods,
  'water-filter': waterFilters,
  carton: cartons,
};

export function drawingOf({ kind }: Pick<PictureFacts, 'kind'>): Drawing {
  return drawings[kind];
}

export const KINDS = Object.keys(drawings) as PictureKind[];
