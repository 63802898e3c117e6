import { createHash } from 'node:crypto';
import { slugOf } from './naming.ts';
import { hashSeed } from './random.ts';
import type { Brand, Facts, Finish, Model } from './types.ts';

/** The key in `product.picture`, and the facts to draw. */
export type Look = { key: string; facts: Record<string, unknown> };

/** Names of drawings that differ from the kind's; by form if a kind has several drawings. */
const DRAWINGS: Record<string, string | Record<string, string>> = {
  'american-fridge': 'american-fridge-freezer',
  freezer: { chest: 'chest-freezer' },
  'hood-filter': 'grease-filter',
  tap: 'kitchen-tap',
  disposer: 'waste-disposer',
  coffee: { bean: 'bean-to-cup', espresso: 'espresso-machine', filter: 'filter-coffee' },
  'breakfast-set': 'kettle-toaster-set',
  processor: 'food-processor',
  vacuum: { cordless: 'cordless-vacuum', cylinder: 'cylinder-vacuum', robot: 'robot-vacuum' },
  purifier: 'air-purifier',
  cooling: 'portable-cooler',
  care: { 'water-filter': 'water-filter', descaler: 'bottle', cleaner: 'bottle' },
  hose: { tray: 'tray', washers: 'hose-washers' },
};

/** Colour of the trim, for makers with their own. */
const ACCENTS: Record<string, string> = { aldermoor: '#b08d57', corvanti: '#d8dcde', brackenhall: '#c9c3b4' };

/** Style of fascia and handles, 0 to 5, which all products of a maker share. */
const styleOf = (brand: Brand) => hashSeed(7, brand.key) % 6;

export function drawingName(kind: string, form: string): string {
  const named = DRAWINGS[kind];
  if (typeof named === 'string') return named;
  return named?.[form] ?? kind;
}

/** Returns the look of a model in a finish. Products share a look if, and only if, its facts are the same. */
export function lookOf(brand: Brand, model: Model, finish: Finish): Look {
  const facts = pictureFacts(brand, model, finish);
  const name = slugOf(`${facts['kind']} ${model.look.size} ${finish.own}`);
  return { key: `${name}-${digestOf(facts)}`, facts };
}

/** Returns the facts that a model's pictures are drawn from, as `adoptFacts` reads them. */
export function pictureFacts(brand: Brand, model: Model, finish: Finish): Look['facts'] {
  const { form, facts } = model.look;
  return dropEmpty({
    kind: drawingName(model.kind, form),
    form,
    width: model.body?.width,
    height: model.body?.height,
    depth: model.body?.depth || USUAL_DEPTH,
    finish: { code: finish.code, name: finish.name, hex: finish.hex },
    accent: ACCENTS[brand.key],
    style: styleOf(brand),
    maker: brand.key,
    ...visible(model.facts),
    ...facts,
  });
}

/** Six hexadecimal digits that distinguish looks of the same name: few, because every page has them many times. */
const digestOf = (facts: Look['facts']): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 6);

/** Depth in millimetres used when the maker states none. */
const USUAL_DEPTH = 600;

/** Custom fields that show on the outside. */
function visible(facts: Facts): Record<string, unknown> {
  const controls = facts['Controls']?.toLowerCase();
  const installation = facts['Installation']?.toLowerCase();
  return {
    controls: controls === 'app and knob' ? 'knobs' : controls === 'none' ? undefined : controls,
    installation: installation === 'worktop' ? 'table-top' : installation,
    hinge: facts['Hinge']?.toLowerCase(),
    depthWithDoor: millimetres(facts['Depth with door']),
    depthDoorOpen: millimetres(facts['Depth door open']),
    widthDoorsOpen: millimetres(facts['Width doors open']),
    contents: facts['Form']?.toLowerCase(),
    heightMax: millimetres(facts['Height max']),
  };
}

const millimetres = (text: string | undefined) => (text ? Number.parseInt(text, 10) : undefined);

function dropEmpty(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
