import type { Finish, Hinge, Installation, PictureFacts, PictureKind } from './facts.ts';
import { KINDS } from './drawings/registry.ts';

/** The JSON of `picture.facts`, as the catalogue writes it. */
export type CatalogueFacts = Readonly<Record<string, unknown>>;

const PLAIN: Finish = { code: 'WH', name: 'White', hex: '#f4f4f1' };

/** Catalogue kinds with several drawings, and the picture kind of each form. */
const BY_FORM: Readonly<Record<string, Readonly<Record<string, PictureKind>>>> = {
  freezer: { chest: 'chest-freezer' },
  coffee: { bean: 'bean-to-cup', espresso: 'espresso', filter: 'filter-coffee' },
  vacuum: { cordless: 'cordless-vacuum', cylinder: 'cylinder-vacuum', robot: 'robot-vacuum' },
  care: { 'water-filter': 'water-filter', descaler: 'bottle', cleaner: 'bottle' },
  hose: { tray: 'tray', washers: 'hose-washers' },
  hood: { ceiling: 'ceiling-hood', downdraft: 'downdraft' },
};

const RENAMED: Readonly<Record<string, PictureKind>> = {
  'american-fridge-freezer': 'american-fridge',
  'drinks-cooler': 'wine-cooler',
  'espresso-machine': 'espresso',
  'food-processor': 'processor',
  'air-purifier': 'purifier',
  'portable-cooler': 'cooling',
  'kitchen-tap': 'tap',
  'waste-disposer': 'disposer',
  'grease-filter': 'hood-filter',
  'kettle-toaster-set': 'breakfast-set',
};

const HINGES: readonly Hinge[] = ['left', 'right', 'both', 'none'];

/** Default width, height and depth in millimetres of kinds for which the catalogue gives no size. */
const USUAL: Readonly<Record<string, [number, number, number]>> = {
  hose: [600, 120, 600],
  'stacking-kit': [600, 80, 560],
  ducting: [200, 460, 200],
  'grease-filter': [320, 250, 12],
};

/** Converts catalogue facts into what the drawings take. Missing and invalid values fall back to defaults. */
export function adoptFacts(raw: CatalogueFacts): PictureFacts {
  const name = text(raw['kind']) ?? 'carton';
  const form = text(raw['form']);
  const kind = kindOf(name, form);
  const [width, height, depth] = USUAL[name] ?? [400, 400, 400];
  const finish = finishOf(raw['finish']);
  const facts: PictureFacts = {
    kind,
    width: length(raw['width']) ?? width,
    height: length(raw['height']) ?? height,
    depth: length(raw['depth']) ?? depth,
    finish,
    style: typeof raw['style'] === 'number' ? raw['style'] : styleOf(raw, kind, finish),
  };
  if (form !== undefined) facts.form = name === 'drinks-cooler' ? 'drinks' : form;
  const installation = installationOf(name, form, raw);
  if (installation) facts.installation = installation;
  const hinge = HINGES.find((each) => each === raw['hinge']);
  if (hinge) facts.hinge = hinge;
  const split = splitOf(raw['split']);
  if (split !== undefined) facts.split = split;
  copyNumbers(raw, facts);
  copyFlags(raw, facts);
  for (const key of [
    'accent',
    'spout',
    'hob',
    'controls',
    'mounting',
    'contents',
    'caption',
    'maker',
  ] as const) {
    const value = text(raw[key]);
    if (value !== undefined) facts[key] = value;
  }
  return facts;
}

function kindOf(name: string, form: string | undefined): PictureKind {
  const byForm = form === undefined ? undefined : BY_FORM[name]?.[form];
  return byForm ?? RENAMED[name] ?? (isKind(name) ? name : 'carton');
}

function isKind(name: string): name is PictureKind {
  return KINDS.some((kind) => kind === name);
}

function installationOf(
  name: string,
  form: string | undefined,
  raw: CatalogueFacts,
): Installation | undefined {
  const given = text(raw['installation']);
  if (given === 'built-in' || given === 'integrated' || given === 'table-top') return given;
  if (form === 'integrated' || raw['fascia'] === 'hidden') return 'integrated';
  if (form === 'built-in' || form === 'built-under') return 'built-in';
  return form === 'table-top' ? 'table-top' : undefined;
}

/** The style of a picture: 5, the retro one, for coloured fridges; else the catalogue's number, 0 to 5. */
function styleOf(raw: CatalogueFacts, kind: PictureKind, { code }: Finish): number {
  const coloured = ['PB', 'CM', 'GE', 'CU'].includes(code);
  if (coloured && (kind === 'fridge-freezer' || kind === 'fridge')) return 5;
  const given = raw['style'];
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 ? given % 6 : 0;
}

function finishOf(raw: unknown): Finish {
  if (typeof raw !== 'object' || raw === null) return PLAIN;
  const { code, name, hex } = { code: '', name: '', hex: '', ...raw };
  const valid = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex);
  return valid ? { code, name, hex } : PLAIN;
}

function splitOf(raw: unknown): number | undefined {
  if (typeof raw === 'number') return raw;
  const match = /^(\d+)\/(\d+)$/.exec(text(raw) ?? '');
  return match ? Number(match[1]) / (Number(match[1]) + Number(match[2])) : undefined;
}

function copyNumbers(raw: CatalogueFacts, facts: PictureFacts): void {
  const names = ['doors', 'drawers', 'ovens', 'zones', 'slots', 'levers', 'pieces'] as const;
  const lengths = ['heightMax', 'depthWithDoor', 'depthDoorOpen', 'widthDoorsOpen'] as const;
  for (const key of [...names, ...lengths]) {
    const value = length(raw[key]);
    if (value !== undefined) facts[key] = value;
  }
  const bowls = Number(raw['bowls']);
  if (bowls > 0) facts.bowls = bowls;
}

function copyFlags(raw: CatalogueFacts, facts: PictureFacts): void {
  for (const key of [
    'dispenser',
    'vent',
    'flex',
    'milk',
    'mesh',
    'shelf',
    'dock',
    'hose',
    'knobs',
  ] as const) {
    const value = raw[key];
    if (typeof value === 'boolean') facts[key] = value;
  }
  const controls = text(raw['controls']);
  if (controls !== undefined) facts.knobs = controls === 'knobs';
  if (facts.form === 'air-conditioner') facts.hose = true;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function length(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 && value < 10_000 ? value : undefined;
}
