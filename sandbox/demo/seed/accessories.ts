import type { Draft } from './types.ts';

type Fits = (accessory: Draft, appliance: Draft) => boolean;

const ofType = (words: string | undefined, { facts, kind }: Draft) =>
  (words ?? '')
    .split(', ')
    .some((word) => APPLIANCE_MATCHERS[word]?.includes(kind) ?? word === facts['Type']);

/** Kinds by the term that accessories use for them. */
const APPLIANCE_MATCHERS: Readonly<Record<string, readonly string[]>> = {
  'Washing machine': ['washing-machine', 'washer-dryer'],
  'Washer dryer': ['washer-dryer'],
  Dishwasher: ['dishwasher'],
  'Tumble dryer': ['tumble-dryer'],
  'Coffee machine': ['coffee'],
  Kettle: ['kettle'],
  'American fridge freezer': ['american-fridge'],
  'Boiling-water tap': ['boiling-tap'],
  'Steam oven': ['single-oven', 'compact-oven'],
  Oven: ['single-oven', 'double-oven', 'compact-oven', 'cooker', 'range-cooker'],
  'Ceramic and induction hob': ['hob'],
};

const millimetres = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number);

/** Whether an accessory suits the appliance's maker: it is of the same make, or fits most makers. */
const suitsMaker: Fits = ({ facts, brand }, appliance) =>
  facts['Fits brands'] === 'Most makers' || brand === appliance.brand;

const stands = ({ facts }: Draft) => facts['Installation'] === 'Freestanding';

/** How much wider a drip tray may be than its machine, in millimetres. */
const TRAY_ROOM_MM = 60;

const FITS: Readonly<Record<string, Fits>> = {
  hose: ({ facts, noun, body, type }, appliance) => {
    if (!ofType(facts['Fits type'], appliance)) return false;
    if (noun.includes('vent')) return appliance.facts['Dryer type'] === 'Vented';
    const across = (body?.width ?? 0) - (appliance.body?.width ?? 0);
    return type !== 'Drip tray' || (stands(appliance) && across >= 0 && across <= TRAY_ROOM_MM);
  },
  'stacking-kit': (kit, appliance) => {
    const [least = 0, most = 0] = millimetres(kit.facts['Fits depth']);
    const { width = 0, depth = 0 } = appliance.body ?? {};
    return stands(appliance) && width >= 590 && depth >= least && depth <= most && suitsMaker(kit, appliance);
  },
  care: ({ facts, type, brand }, appliance) => {
    if (facts['Used on'] === 'Stainless steel') return appliance.finish?.code === 'SS';
    if (!ofType(facts['Used on'], appliance)) return false;
    if (facts['Used on'] === 'Steam oven') return appliance.facts['Steam'] === 'Yes';
    // Pyrolytic ovens burn off their grease, and a cleaner harms their enamel at 480 degrees.
    if (facts['Used on'] === 'Oven' && appliance.facts['Cleaning'] === 'Pyrolytic') return false;
    if (facts['Used on']?.includes('hob')) return appliance.facts['Fuel'] !== 'Gas';
    if (type !== 'Water filter') return true;
    return brand === appliance.brand && appliance.facts['Water and ice'] !== 'None';
  },
  ducting: ({ facts }, appliance) => facts['Duct'] === appliance.facts['Duct'],
  'hood-filter': (filter, appliance) =>
    suitsMaker(filter, appliance) &&
    (/Carbon|Ceramic/.test(filter.facts['Filter'] ?? '') ? appliance.facts['Recirculating'] === 'Yes' : true),
  // The trade's figures for a hood and a hob of the same nominal size may differ by 2 mm.
  hood: ({ body }, appliance) =>
    appliance.facts['Built-in extraction'] !== 'Yes' &&
    (body?.width ?? 0) + 2 >= (appliance.body?.width ?? 0),
  // A warming drawer goes below an oven: it is of the same maker, and does not cost more than the oven.
  'warming-drawer': (drawer, oven) => drawer.brand === oven.brand && drawer.price <= oven.price,
  disposer: (_, { facts }) => facts['Waste']?.startsWith('90 mm') === true,
};

/**
 * Whether an accessory goes with an appliance of this kind, size and maker. Accessories that need not fit always do.
 */
export const goesWith: Fits = (accessory, appliance) => FITS[accessory.kind]?.(accessory, appliance) ?? true;
