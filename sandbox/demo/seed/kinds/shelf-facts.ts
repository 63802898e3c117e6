import type { Body, Draw, Facts, OptionPlan } from '../types.ts';
import { clean, mm } from './common.ts';

export function shelf({ random, brand }: Draw, body: Body): Facts {
  return clean({
    Width: mm(body.width),
    Height: mm(body.height),
    Depth: mm(body.depth),
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
