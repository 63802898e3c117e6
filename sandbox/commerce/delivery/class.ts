/** How a piece is brought, what asks most first; what weighs nothing, such as work or cover, is not brought at all. */
export const DELIVERY_CLASSES = ['two-person', 'large', 'parcel', 'none'] as const;

export type DeliveryClass = (typeof DELIVERY_CLASSES)[number];

/** Grams from which two people carry a piece, and no parcel service takes it. */
const TWO_PERSON_FROM = 25_000;
/** What parcel services take at most, in mm: the longest side, and that side with what goes round the box. */
const LONGEST = 1500;
const GIRTH = 3000;

/** The custom fields that hold the sides of the box. */
export const BOX_FIELDS = ['Packed width', 'Packed height', 'Packed depth'] as const;

type Fields = Readonly<Partial<Record<string, string>>>;

/** @param weight grams packed; null: it is no goods */
export function deliveryClass(weight: number | null, fields: Fields): DeliveryClass {
  if (weight === null) return 'none';
  if (weight >= TWO_PERSON_FROM) return 'two-person';
  const sides = BOX_FIELDS.map((name) => Number.parseInt(fields[name] ?? '', 10));
  const [longest = 0, middle = 0, shortest = 0] = sides.toSorted((a, b) => b - a);
  const girth = longest + 2 * (middle + shortest);
  return longest > LONGEST || girth > GIRTH ? 'large' : 'parcel';
}

export const mostDemanding = (classes: readonly DeliveryClass[]): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => classes.includes(each)) ?? 'none';
