import type { Body, Draw } from '../types.ts';
import { mm } from './common.ts';

/** Returns size, guarantee, spare parts and origin, the facts of products without the usual plug and controls. */
export function plain({ brand, random }: Draw, body: Body) {
  return {
    Width: mm(body.width),
    Height: mm(body.height),
    Depth: mm(body.depth),
    Weight: `${body.weightKg} kg`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Spare parts': `${brand.spares} years`,
    'Made in': random.pick(brand.madeIn),
  };
}
