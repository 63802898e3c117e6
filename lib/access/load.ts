import { amountIn } from '@/lib/catalogue/amount';
import type { Attributes } from '@/lib/catalogue/types';
import type { Box, Load } from './types';

/** What the custom fields of an appliance say about carrying it. */
export function loadOf(attributes: Attributes): Load {
  const mm = (name: string) => amountIn('mm', attributes[name]);
  const box = (width: number | null, depth: number | null, height: number | null): Box | null =>
    width && depth && height ? { width, depth, height } : null;
  const bare = box(mm('Width'), mm('Depth with door') ?? mm('Depth'), mm('Height'));
  return {
    packed: box(mm('Packed width'), mm('Packed depth'), mm('Packed height')),
    bare,
    doorsOff: bare && box(bare.width, mm('Depth without doors'), bare.height),
    weight: amountIn('kg', attributes['Weight']),
    mayTilt: amountIn('°', attributes['May tilt']) ?? 0,
    mayLie: attributes['May lie'] === 'Yes',
  };
}
