import type { Store } from '@hobwright/sandbox/store/store.ts';
import { at } from '../random.ts';
import type { Draft, OptionPlan } from '../types.ts';
import { BulkInsert } from './bulk-insert.ts';

const FIRST_VARIANT = 100_000_001;

type Choice = { id: number; label: string; extra: number };

/** Writes options with their values and a variant per combination, and the text option of services. */
export class OptionTable {
  readonly #options: BulkInsert;
  readonly #values: BulkInsert;
  readonly #variants: BulkInsert;
  readonly #links: BulkInsert;
  #nextOption = 1;
  #nextValue = 1;
  #nextVariant = FIRST_VARIANT;

  constructor(store: Store) {
    this.#options = new BulkInsert(store, 'product_option', [
      'id',
      'product_id',
      'display_name',
      'style',
      'required',
      'makes_variants',
      'sort',
    ]);
    this.#values = new BulkInsert(store, 'option_value', [
      'id',
      'option_id',
      'label',
      'hex',
      'is_default',
      'sort',
    ]);
    this.#variants = new BulkInsert(store, 'variant', ['id', 'product_id', 'sku', 'price', 'stock']);
    this.#links = new BulkInsert(store, 'variant_value', ['variant_id', 'option_value_id']);
  }

  add(product: number, draft: Draft): void {
    if (draft.textOption)
      this.#options.add(this.#nextOption++, product, draft.textOption, 'TextField', 0, 0, 0);
    if (draft.options.length === 0) return;
    const choices = draft.options.map((option, sort) => this.#option(product, option, sort));
    const all = combinations(choices);
    const standard = Math.min(...all.map(extraOf));
    for (const chosen of all) {
      const id = this.#nextVariant++;
      const labels = chosen.map(({ label }) => label);
      const suffix = labels.map((label) => label.replace(/[^A-Za-z0-9.]/g, '')).join('-');
      const extra = extraOf(chosen) - standard;
      const out = draft.plan.variantsOut?.some((label) => labels.includes(label)) ?? false;
      const price = extra === 0 ? null : (draft.salePrice ?? draft.price) + extra * 100;
      this.#variants.add(
        id,
        product,
        `${draft.sku}-${suffix}`,
        price,
        out || draft.stock === 0 ? 0 : Math.max(1, Math.floor(draft.stock / all.length) - (id % 5)),
      );
      for (const { id: value } of chosen) this.#links.add(id, value);
    }
  }

  flush(): void {
    for (const table of [this.#options, this.#values, this.#variants, this.#links]) table.flush();
  }

  #option(product: number, { name, style, values }: OptionPlan, sort: number): Choice[] {
    const option = this.#nextOption++;
    this.#options.add(option, product, name, style, 1, 1, sort);
    return values.map(({ label, extra }, index) => {
      const id = this.#nextValue++;
      this.#values.add(id, option, label, null, Number(index === 0), index);
      return { id, label, extra };
    });
  }
}

const extraOf = (chosen: readonly Choice[]) => chosen.reduce((sum, { extra }) => sum + extra, 0);

/** Returns every combination of one choice per list. The first list varies slowest. */
function combinations(lists: readonly (readonly Choice[])[]): Choice[][] {
  if (lists.length === 0) return [[]];
  const rest = combinations(lists.slice(1));
  return at(lists, 0).flatMap((choice) => rest.map((others) => [choice, ...others]));
}
