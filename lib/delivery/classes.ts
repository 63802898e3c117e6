/**
 * How goods are brought, what asks most first: by van and two people, by van and one, by a parcel service. `none`:
 * nothing is brought, as of work done in the house or of cover.
 */
export const DELIVERY_CLASSES = ['two-person', 'large', 'parcel', 'none'] as const;

export type DeliveryClass = (typeof DELIVERY_CLASSES)[number];

/** What is bought together is delivered as the goods that ask most; their van takes what is smaller without a charge. */
export const mostDemanding = (classes: readonly DeliveryClass[]): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => classes.includes(each)) ?? 'none';

/** Whether a day can be chosen for it, and an hour is told: parcel services promise neither. */
export const isByVan = (by: DeliveryClass): boolean => by === 'two-person' || by === 'large';

/** What each is called. The platform's shipping methods begin with these words (docs/hosted.md). */
export const METHOD_NAMES: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'Two-person delivery',
  large: 'Van delivery',
  parcel: 'Parcel delivery',
  none: 'Nothing to deliver',
};

/** How an order's delivery comes, by what the platform calls it; a name of the merchant's own is a van's. */
export const classOfMethod = (method: string): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => method.startsWith(METHOD_NAMES[each])) ?? 'large';
