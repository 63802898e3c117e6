import { unbroken } from '@/lib/i18n/unbroken';
import { formatPrice } from '@/lib/money/rules';
import type { ProductCard } from './types';

type Named = Pick<ProductCard, 'name' | 'brand' | 'type' | 'facts'>;

/** Parts of a product's name as shown: `{ brand: 'Tarnside', model: 'TW-914', what: 'washing machine, 9 kg' }`. */
export type NameParts = { brand: string | null; model: string | null; what: string };

export function nameParts({ name, brand, type, facts }: Named): NameParts {
  const model = facts.model ?? null;
  const withoutBrand = withoutStart(name, brand?.name);
  const what = withoutStart(withoutBrand, model ?? undefined);
  return {
    brand: brand?.name ?? null,
    model: model && what !== withoutBrand ? model : null,
    what: unbroken(what || type || name),
  };
}

/** Returns the name shown below that of the maker: `TW-914 washing machine, 9 kg`. */
export function shortName(product: Named): string {
  const withoutBrand = withoutStart(product.name, product.brand?.name);
  return nameParts(product).model ? unbroken(withoutBrand) : nameParts(product).what;
}

/** Returns maker and model, for sentences: `Tarnside TW-914`. The whole name if it contains no model. */
export function calledOf(product: Named): string {
  const { brand, model } = nameParts(product);
  return model ? [brand, model].filter(Boolean).join(' ') : product.name;
}

/** Returns the name for screen readers: `Tarnside TW-914 washing machine, 9 kg, £429` (experience LIST-13). */
export function spokenName(product: Named & Pick<ProductCard, 'price'>): string {
  return product.price ? `${product.name}, ${formatPrice(product.price.now)}` : product.name;
}

function withoutStart(text: string, start: string | undefined): string {
  if (!start || !text.toLowerCase().startsWith(start.toLowerCase())) return text;
  const rest = text.slice(start.length);
  return /^,? /.test(rest) ? rest.replace(/^[\s,–-]+/, '') : text;
}
