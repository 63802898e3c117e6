import type { Body, Draw, Facts, OptionPlan } from '../types.ts';
import { clean, mm } from './common.ts';

export const shelf = (draw: Draw, body: Body): Facts => ({
  Width: mm(body.width),
  Height: mm(body.height),
  Depth: mm(body.depth),
  ...sizeless(draw, body),
});

/** Returns the same facts for products whose only size is that of their packaging, such as a coiled hose. */
export function sizeless({ random, brand }: Draw, body: Body): Facts {
  return clean({
    Weight: `${body.weightKg} kg`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Made in': random.pick(brand.madeIn),
  });
}

export const lengths = (labels: readonly string[], step: number): OptionPlan => ({
  name: 'Length',
  style: 'RectangleBoxes',
  values: labels.map((label, index) => ({ label, extra: index * step })),
});
