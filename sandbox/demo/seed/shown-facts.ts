import { adoptFacts } from '../media/adopt.ts';
import type { Look, Traits } from '../media/looks/look.ts';
import { hasStorageDrawer } from '../media/looks/large.ts';
import { lookOfFacts } from '../media/looks/look-of.ts';
import { FINISHES } from './data/finishes.ts';
import { pictureFacts } from './looks.ts';
import type { Brand, Facts, Model } from './types.ts';

/** Values of the custom field Controls by those of the studio's looks. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  dial: ['Knobs', 'App and knob'],
  knobs: ['Knobs', 'App and knob'],
  buttons: ['Buttons'],
  touch: ['Touch'],
};

/** Facts of the filter coffee machine in the photographs: an insulated jug on an unheated stand, and no grinder. */
const FILTER_MACHINE: Facts = { Jug: 'Insulated steel', 'Keep warm': 'None', Grinder: 'No' };

/** Facts that the photographs of each studio model show, whatever was drawn at random. */
const SHOWN: Readonly<Record<string, (look: Look, stated: Facts) => Facts>> = {
  kettle: ({ traits }, stated) => ({
    ...controls('buttons', stated),
    ...((traits['retro'] === true) === (stated['Water window'] === 'Inside only')
      ? {}
      : { 'Water window': traits['retro'] === true ? 'Inside only' : 'One side' }),
  }),
  american: (_, stated) => (stated['Controls'] === 'Buttons' ? {} : controls('touch', stated)),
  'coffee-machine': (_, stated) => (stated['Jug'] === undefined ? {} : FILTER_MACHINE),
  tap: ({ traits }, stated) => (stated['Levers'] === undefined ? {} : { Levers: levers(traits) }),
  sink: ({ traits }) => ({ Drainer: traits['drainer'] === true ? 'Reversible' : 'None' }),
  hob: ({ traits }, stated) => controls(traits['heat'] === 'gas' ? 'knobs' : 'touch', stated),
  cooker: (look, stated) => ({
    ...controls('knobs', stated),
    'Storage drawer': hasStorageDrawer(look) ? 'Yes' : 'No',
  }),
};

/** Bridge taps have two cross heads; every other tap has levers. */
function levers({ spout, levers: count }: Traits): string {
  if (spout === 'bridge') return 'Cross head';
  return count === 1 ? 'Single lever' : 'Twin lever';
}

function controls(shown: unknown, stated: Facts): Facts {
  const [usual, ...others] = CONTROLS[String(shown)] ?? [];
  const drawn = stated['Controls'];
  return usual === undefined || drawn === undefined || others.includes(drawn) ? {} : { Controls: usual };
}

/** Returns the model with its visible facts set to what its photographs show, in any finish. */
export function asShown(brand: Brand, model: Model): Model {
  const look = lookOfFacts(adoptFacts(pictureFacts(brand, model, FINISHES.WH)));
  if (!look) return model;
  const shown = {
    ...controls(look.traits['controls'], model.facts),
    ...SHOWN[look.model]?.(look, model.facts),
  };
  return { ...model, facts: { ...model.facts, ...shown } };
}
