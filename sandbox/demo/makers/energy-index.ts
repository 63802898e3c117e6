import {
  coldStandard,
  dishwasherStandard,
  dryerStandard,
  gasOvenStandard,
  hoodStandard,
  oldDryerStandard,
  ovenStandard,
  washAndDryStandard,
  washerStandard,
} from '../seed/energy.ts';

type Facts = ReadonlyMap<string, string>;

/** The number at the start of a fact; 0 where the fact is missing. */
const figure = (facts: Facts, name: string): number => Number.parseFloat(facts.get(name) ?? '0') || 0;

function minutes(facts: Facts): number {
  const [hours = 0, rest = 0] = (facts.get('Eco time') ?? '').split(':').map(Number);
  return hours * 60 + rest;
}

/** An energy efficiency index: consumption as a percentage of the standard consumption, to one decimal place. */
const percent = (used: number, standard: number): string => ((used / standard) * 100).toFixed(1);

const dryer = (facts: Facts): number => {
  const kg = figure(facts, 'Capacity');
  if (facts.get('Energy class')?.endsWith('of A–G')) return dryerStandard(kg);
  return oldDryerStandard(kg, facts.get('Dryer type') === 'Vented' ? minutes(facts) : 0);
};

const cold = (facts: Facts): number => {
  const total = figure(facts, 'Total capacity');
  const freezer = figure(facts, 'Freezer capacity');
  const frostFree = facts.get('Frost free') === 'Yes';
  if (facts.has('Bottles')) return coldStandard({ pantry: total });
  if (facts.get('Type')?.endsWith('reezer') && freezer === 0)
    return coldStandard({ freezer: total, frostFree });
  if (freezer === 0) return coldStandard({ fridge: total });
  return coldStandard({ fridge: total - freezer, freezer, frostFree, doors: figure(facts, 'Doors') });
};

const cavity = (facts: Facts, volume: string): number => {
  const litres = figure(facts, volume);
  return facts.get('Fuel') === 'Gas' ? gasOvenStandard(litres) / 3.6 : ovenStandard(litres);
};

const oven = (facts: Facts): number => cavity(facts, 'Oven capacity');

/** Standard consumption by kind of the demo catalogue, in the unit of the custom field Energy consumption. */
const STANDARDS: Readonly<Record<string, (facts: Facts) => number>> = {
  'washing-machine': (facts) => washerStandard(figure(facts, 'Capacity')),
  'washer-dryer': (facts) => washAndDryStandard(figure(facts, 'Drying capacity')),
  'tumble-dryer': dryer,
  dishwasher: (facts) => dishwasherStandard(figure(facts, 'Place settings'), figure(facts, 'Width')),
  'fridge-freezer': cold,
  'american-fridge': cold,
  fridge: cold,
  freezer: cold,
  'wine-cooler': cold,
  'drinks-cooler': cold,
  'single-oven': oven,
  'double-oven': oven,
  'compact-oven': oven,
  cooker: oven,
  'range-cooker': oven,
  hood: (facts) => hoodStandard(figure(facts, 'Rated power')),
};

/**
 * Returns a product's energy efficiency indices by their names on the information sheet; none without an energy label.
 */
export function energyIndices(kind: string, facts: Facts): Record<string, string> {
  const standard = STANDARDS[kind];
  if (!standard || !facts.has('Energy class')) return {};
  const second = facts.get('Energy consumption, second oven');
  const washing = facts.get('Energy consumption, washing only');
  return {
    'Energy efficiency index': percent(figure(facts, 'Energy consumption'), standard(facts)),
    ...(second && {
      'Energy efficiency index, second oven': percent(
        Number.parseFloat(second),
        cavity(facts, 'Second oven'),
      ),
    }),
    ...(washing && {
      'Energy efficiency index, washing only': percent(
        Number.parseFloat(washing),
        washerStandard(figure(facts, 'Capacity')),
      ),
    }),
  };
}
