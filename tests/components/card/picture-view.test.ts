import { expect, it } from 'vitest';
import { viewIn } from '@/components/card/product-card';

it.each([
  ['Tarnside TW-914 washing machine, 9 kg, from the front and right', 'from the front and right'],
  ['A washer dryer, 10 kg wash, 8 kg dry, in black, from the side', 'from the side'],
  ['An integrated fridge, from the front and right, door open', 'from the front and right, door open'],
  ['3 years’ cover, large appliances up to £200, drawn as a certificate', 'drawn as a certificate'],
  ['A washing machine', undefined],
])('the view is read from “%s”', (alt, view) => expect(viewIn(alt)).toBe(view));
