import type { Questions } from './types.ts';
import { absent } from './open/absent.ts';
import { code } from './open/code.ts';
import { colour } from './open/colour.ts';
import { comparative } from './open/comparative.ts';
import { energyNoise } from './open/energy-noise.ts';
import { feature } from './open/feature.ts';
import { help } from './open/help.ts';
import { kind } from './open/kind.ts';
import { makerKind } from './open/maker-kind.ts';
import { measure } from './open/measure.ts';
import { misspelling } from './open/misspelling.ts';
import { model } from './open/model.ts';
import { negation } from './open/negation.ts';
import { odd } from './open/odd.ts';
import { price } from './open/price.ts';
import { purpose } from './open/purpose.ts';
import { sentence } from './open/sentence.ts';
import { services } from './open/services.ts';
import { spares } from './open/spares.ts';
import { twoThings } from './open/two-things.ts';

/** What the search is built and tuned with. */
export const open: Questions = {
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
