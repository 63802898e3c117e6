/** How a product is delivered, most demanding first. `none` is for what has no weight, such as services and cover. */
export const DELIVERY_CLASSES = ['two-person', 'large', 'parcel', 'none'] as const;

export type DeliveryClass = (typeof DELIVERY_CLASSES)[number];

/** Weight in grams from which a product needs two people and no parcel service takes it. */
const TWO_PERSON_FROM = 25_000;
/** Limits of parcel services in mm: the longest side, and length plus girth. */
const LONGEST = 1500;
const GIRTH = 3000;

/** Custom fields with the dimensions of the packed product. */
export const BOX_FIELDS = ['Packed width', 'Packed height', 'Packed depth'] as const;

type Fields = Readonly<Partial<Record<string, string>>>;

/**
 * Returns how a product is delivered. A missing side counts as 0.
 * @param weight packed weight in grams; null if it is not goods
 */
export function deliveryClass(weight: number | null, fields: Fields): DeliveryClass {
  if (weight === null) return 'none';
  if (weight >= TWO_PERSON_FROM) return 'two-person';
  const sides = BOX_FIELDS.map((name) => Number.parseInt(fields[name] ?? '', 10) || 0);
  const [longest = 0, middle = 0, shortest = 0] = sides.toSorted((a, b) => b - a);
  const girth = longest + 2 * (middle + shortest);
  return longest > LONGEST || girth > GIRTH ? 'large' : 'parcel';
}

export const mostDemanding = (classes: readonly DeliveryClass[]): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => classes.includes(each)) ?? 'none';
