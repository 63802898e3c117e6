import { unbroken } from '@/lib/i18n/unbroken';
import { formatPrice } from '@/lib/money/rules';
import type { ProductCard } from './types';

type Named = Pick<ProductCard, 'name' | 'brand' | 'type' | 'facts'>;

/** The parts of a product's name as it is drawn: `{ brand: 'Tarnside', model: 'TW-914', what: 'washing machine, 9 kg' }`. */
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

/** Drawn under the maker's name: `TW-914 washing machine, 9 kg`. */
export function shortName(product: Named): string {
  const withoutBrand = withoutStart(product.name, product.brand?.name);
  return nameParts(product).model ? unbroken(withoutBrand) : nameParts(product).what;
}

/** Maker and model, as short as it can be told in a sentence: `Tarnside TW-914`; the whole name where no model is in it. */
export function calledOf(product: Named): string {
  const { brand, model } = nameParts(product);
  return model ? [brand, model].filter(Boolean).join(' ') : product.name;
}

/** For those who hear the page: `Tarnside TW-914 washing machine, 9 kg, £429` (experience LIST-13). */
export function spokenName(product: Named & Pick<ProductCard, 'price'>): string {
  return product.price ? `${product.name}, ${formatPrice(product.price.now)}` : product.name;
}

function withoutStart(text: string, start: string | undefined): string {
  if (!start || !text.toLowerCase().startsWith(start.toLowerCase())) return text;
  const rest = text.slice(start.length);
  return /^,? /.test(rest) ? rest.replace(/^[\s,–-]+/, '') : text;
}
