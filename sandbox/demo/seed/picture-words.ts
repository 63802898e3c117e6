import type { PictureFacts, PictureKind } from '../media/facts.ts';
import type { Draft } from './types.ts';

/** Where the camera stands that takes the front of a kind; before and to the right of most. */
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

/** How the front of these facts is seen: `from …` or `drawn as …`. */
export function frontWords({ kind, form }: PictureFacts): string {
  if (kind === 'hood' && (form === 'canopy' || form === 'integrated')) return 'from below and the right';
  if (kind === 'service') return form === 'delivery' ? 'drawn as a van' : 'drawn as a tool box';
  return CAMERAS[kind] ?? 'from the front and right';
}

/** A product's name for the description of a picture: the finish is said only where the picture shows it. */
export function pictureName({ name, finish }: Draft): { called: string; coloured: string } {
  if (!finish) return { called: name, coloured: name };
  const tail = [`, in ${finish.own}`, `, ${finish.own}`].find((end) => name.endsWith(end)) ?? '';
  const called = name.slice(0, name.length - tail.length);
  const joint = called.includes(', ') ? ', in' : ' in';
  return { called, coloured: finish.own === 'white' ? called : `${called}${joint} ${finish.own}` };
}
