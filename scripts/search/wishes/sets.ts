import { eighteenth } from './eighteenth.ts';
import { eighth } from './eighth.ts';
import { eleventh } from './eleventh.ts';
import { fifteenth } from './fifteenth.ts';
import { fifth } from './fifth.ts';
import { first } from './first.ts';
import { fourteenth } from './fourteenth.ts';
import { fourth } from './fourth.ts';
import { nineteenth } from './nineteenth.ts';
import { ninth } from './ninth.ts';
import { open } from './open.ts';
import { second } from './second.ts';
import { seventeenth } from './seventeenth.ts';
import { seventh } from './seventh.ts';
import { sixteenth } from './sixteenth.ts';
import { sixth } from './sixth.ts';
import { tenth } from './tenth.ts';
import { third } from './third.ts';
import { twelfth } from './twelfth.ts';
import { twentieth } from './twentieth.ts';
import { twentyFifth } from './twenty-fifth.ts';
import { twentyFirst } from './twenty-first.ts';
import { twentyFourth } from './twenty-fourth.ts';
import { twentySecond } from './twenty-second.ts';
import { twentySixth } from './twenty-sixth.ts';
import { twentyThird } from './twenty-third.ts';
import { thirteenth } from './thirteenth.ts';
import type { Questions } from './types.ts';

/** All sets of questions in the order in which they were first run. Only the result of the first run is a measure. */
export const SETS = {
  open,
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  'twenty-first': twentyFirst,
  'twenty-second': twentySecond,
  'twenty-third': twentyThird,
  'twenty-fourth': twentyFourth,
  'twenty-fifth': twentyFifth,
  'twenty-sixth': twentySixth,
} satisfies Record<string, Questions>;
export type SetName = keyof typeof SETS;
