import type { Questions } from './types.ts';
import { absent } from './kept/absent.ts';
import { code } from './kept/code.ts';
import { colour } from './kept/colour.ts';
import { comparative } from './kept/comparative.ts';
import { energyNoise } from './kept/energy-noise.ts';
import { feature } from './kept/feature.ts';
import { help } from './kept/help.ts';
import { kind } from './kept/kind.ts';
import { makerKind } from './kept/maker-kind.ts';
import { measure } from './kept/measure.ts';
import { misspelling } from './kept/misspelling.ts';
import { model } from './kept/model.ts';
import { negation } from './kept/negation.ts';
import { odd } from './kept/odd.ts';
import { price } from './kept/price.ts';
import { purpose } from './kept/purpose.ts';
import { sentence } from './kept/sentence.ts';
import { services } from './kept/services.ts';
import { spares } from './kept/spares.ts';
import { twoThings } from './kept/two-things.ts';

/** The half that is kept aside: asked, and read, only when the search is done. */
export const kept: Questions = {
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
