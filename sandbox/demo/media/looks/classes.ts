import type { PictureFacts } from '../facts.ts';
import type { FinishCode } from '../../seed/types.ts';
import type { Look, Traits } from './look.ts';

/** Returns the size class nearest to a length. */
export function nearest(length: number, classes: readonly number[]): number {
  return classes.reduce((best, each) => (Math.abs(each - length) < Math.abs(best - length) ? each : best));
}

const CODES: readonly string[] = [
  'SS',
  'SI',
  'BL',
  'GO',
  'WH',
  'NI',
  'CH',
  'CU',
  'CM',
  'GR',
  'GE',
  'GM',
  'Metallics',
  'PB',
];

export const finishOf = ({ finish: { code } }: PictureFacts): FinishCode =>
  CODES.includes(code) ? (code as FinishCode) : 'WH';

/** Returns a look in the product's own finish, unless another one is given. */
export function look(
  facts: PictureFacts,
  model: string,
  [width, height, depth]: readonly [number, number, number],
  traits: Traits = {},
  finish: FinishCode = finishOf(facts),
): Look {
  return { model, width, height, depth, finish, traits };
}

/** Whether a product has its maker's retro look: coloured enamel, chrome, round shapes. */
export const isRetro = ({ style }: PictureFacts): boolean => style === 5;

const BARE: readonly FinishCode[] = ['WH', 'SI', 'GR'];
const ENAMELLED: readonly FinishCode[] = ['PB', 'CM', 'GE', 'CU'];

/**
 * Handle by finish: chrome pulls on coloured enamel, bars on steel and black, grips in the door's edge on plain paint.
 */
export function handleOf(facts: PictureFacts): 'retro' | 'bar' | 'grip' {
  const finish = finishOf(facts);
  if (ENAMELLED.includes(finish)) return 'retro';
  return BARE.includes(finish) ? 'grip' : 'bar';
}
