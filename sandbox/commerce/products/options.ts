import { all, groupBy, list } from '../../store/rows.ts';
import { perGroup } from '../group.ts';

type OptionRow = {
  id: number;
  product_id: number;
  display_name: string;
  style: string;
  required: number;
  makes_variants: number;
};
type ValueRow = { id: number; option_id: number; label: string; hex: string | null; is_default: number };

export type OptionValue = ValueRow;
export type Option = OptionRow & { values: OptionValue[] };

/** Returns the options that a shopper selects or fills in before buying, in the merchant's order. */
export const optionsOf = perGroup<Option[]>((store, ids) => {
  const options = all<OptionRow>(
    store,
    `SELECT o.id, o.product_id, o.display_name, o.style, o.required, o.makes_variants
     FROM json_each(?) AS asked JOIN product_option AS o ON o.product_id = asked.value ORDER BY o.sort, o.id`,
    list(ids),
  );
  if (options.length === 0) return new Map();
  const values = groupBy(
    all<ValueRow>(
      store,
      `SELECT v.id, v.option_id, v.label, v.hex, v.is_default
       FROM json_each(?) AS asked JOIN option_value AS v ON v.option_id = asked.value ORDER BY v.sort, v.id`,
      list(options.map(({ id }) => id)),
    ),
    'option_id',
  );
  return groupBy(
    options.map((option) => ({ ...option, values: values.get(option.id) ?? [] })),
    'product_id',
  );
});
