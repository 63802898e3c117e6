import type { PictureFacts, PictureKind } from '../media/facts.ts';
import { lookOfFacts } from '../media/looks/look-of.ts';
import type { Draft } from './types.ts';

/** Position of the camera for the front of a kind. Most kinds are taken from the front and right. */
const CAMERAS: Partial<Record<PictureKind, string>> = {
  hob: 'from the front and above',
  hose: 'from the front and above',
  'hose-washers': 'from the front and above',
  tray: 'from the front and above',
  'hood-filter': 'from the front and above',
  'stacking-kit': 'from the front and above',
  sink: 'from above and the right',
  'ceiling-hood': 'from below and the right',
  kettle: 'from the side',
  'stand-mixer': 'from the side',
  tap: 'from the side',
  'boiling-tap': 'from the side',
  'cylinder-vacuum': 'from the side',
  warranty: 'drawn as a certificate',
};

/** Describes the view of the front: `from …` or `drawn as …`. */
export function frontWords({ kind, form }: PictureFacts): string {
  if (kind === 'hood' && (form === 'canopy' || form === 'integrated')) return 'from below and the right';
  if (kind === 'service') return form === 'delivery' ? 'drawn as a van' : 'drawn as a tool box';
  return CAMERAS[kind] ?? 'from the front and right';
}

/** What the close-up of a kind shows, if not its controls. */
const CLOSE_UPS: Partial<Record<PictureKind, string>> = {
  'bean-to-cup': 'spouts and drip tray close up',
  'bread-maker': 'lid and controls close up',
  'breakfast-set': 'slots and controls of the toaster close up',
  cooling: 'air outlet and controls close up',
  'cordless-vacuum': 'floor head close up',
  'cylinder-vacuum': 'body close up',
  dehumidifier: 'water tank close up',
  espresso: 'portafilter and drip tray close up',
  'filter-coffee': 'jug close up',
  processor: 'bowl and blades close up',
  purifier: 'top close up',
  'robot-vacuum': 'seen from above',
  sink: 'bowl and waste close up',
  'slow-cooker': 'lid and controls close up',
  'stand-mixer': 'bowl and beater close up',
  toaster: 'slots and controls close up',
};

/** Describes a photograph after the first. */
export function furtherWords(facts: PictureFacts, view: 'elevation' | 'open' | 'detail'): string {
  const { kind } = facts;
  if (view === 'elevation') return kind === 'hob' ? 'seen straight from above' : 'seen straight on';
  const traits = lookOfFacts(facts)?.traits;
  if (view === 'open') {
    if (kind !== 'air-fryer') return 'open';
    return traits?.['drawers'] === 2 ? 'with both drawers open' : 'with its drawer open';
  }
  if (kind === 'kettle') return `spout and ${traits?.['retro'] === true ? 'dial' : 'water window'} close up`;
  if (kind === 'tap' || kind === 'boiling-tap')
    return traits?.['spout'] === 'bridge'
      ? 'handles close up'
      : `${traits?.['levers'] === 2 ? 'levers' : 'lever'} close up`;
  return CLOSE_UPS[kind] ?? 'controls close up';
}

/** Returns a product's name for alt texts. `coloured` includes the finish, for pictures that show it. */
export function pictureName({ name, finish }: Draft): { called: string; coloured: string } {
  if (!finish) return { called: name, coloured: name };
  const tail = [`, in ${finish.own}`, `, ${finish.own}`].find((end) => name.endsWith(end)) ?? '';
  const called = name.slice(0, name.length - tail.length);
  const joint = called.includes(', ') ? ', in' : ' in';
  return { called, coloured: finish.own === 'white' ? called : `${called}${joint} ${finish.own}` };
}
