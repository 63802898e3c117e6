import type { Questions } from './types.ts';
import { absent } from './first/absent.ts';
import { code } from './first/code.ts';
import { colour } from './first/colour.ts';
import { comparative } from './first/comparative.ts';
import { energyNoise } from './first/energy-noise.ts';
import { feature } from './first/feature.ts';
import { help } from './first/help.ts';
import { kind } from './first/kind.ts';
import { makerKind } from './first/maker-kind.ts';
import { measure } from './first/measure.ts';
import { misspelling } from './first/misspelling.ts';
import { model } from './first/model.ts';
import { negation } from './first/negation.ts';
import { odd } from './first/odd.ts';
import { price } from './first/price.ts';
import { purpose } from './first/purpose.ts';
import { sentence } from './first/sentence.ts';
import { services } from './first/services.ts';
import { spares } from './first/spares.ts';
import { twoThings } from './first/two-things.ts';

/** Kept aside while the search was first built. Asked once on 24 November 2026, and with the open ones since then. */
export const first: Questions = {
  kind,
  'maker-kind': makerKind,
  model,
  code,
  price,
  negation,
  comparative,
  measure,
  colour,
  'energy-noise': energyNoise,
  feature,
  purpose,
  'two-things': twoThings,
  sentence,
  spares,
  services,
  help,
  absent,
  misspelling,
  odd,
};
