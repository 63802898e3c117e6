import type { ProductModel } from '@/lib/catalogue/types';

/**
 * Maps the metafields `model/glb` and `model/usdz`, which are addresses; null without the first one. Anything that is
 * not an http(s) address is ignored.
 */
export function mapModel(fields: readonly { key: string; value: string }[]): ProductModel | null {
  const addressOf = (key: string): string | null => {
    const value = fields.find((each) => each.key === key)?.value;
    const url = value ? URL.parse(value) : null;
    return url && ['https:', 'http:'].includes(url.protocol) ? url.href : null;
  };
  const glb = addressOf('glb');
  return glb ? { glb, usdz: addressOf('usdz') } : null;
}
