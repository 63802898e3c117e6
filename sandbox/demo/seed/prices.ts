import type { Random } from './random.ts';
import type { Brand } from './types.ts';

/**
 * Returns a shelf price in pence: whole pounds ending in 9 for most products, .99 for cheap products of value makers,
 * round fives for the dearest makers.
 */
export function shelfPrice(random: Random, brand: Brand, pounds: number): number {
  const asked = Math.max(4, pounds * brand.price * (1 + random.normal() * 0.035));
  if (asked < 30)
    return brand.level === 1 ? Math.max(3, Math.round(asked)) * 100 - 1 : Math.round(asked) * 100;
  if (asked < 120)
    return brand.level === 1
      ? Math.round(asked) * 100 - 1
      : (Math.round(asked / 5) * 5 - (random.chance(0.6) ? 1 : 0)) * 100;
  if (asked < 1000 || brand.level < 4) return (Math.round(asked / 10) * 10 - 1) * 100;
  return (Math.round(asked / 50) * 50 - (random.chance(0.5) ? 5 : 0)) * 100;
}
