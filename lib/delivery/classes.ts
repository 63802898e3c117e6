/**
 * Ways to deliver goods, most demanding first: by van and two people, by van and one person, by parcel service. `none`
 * is for what is not delivered, such as work in the home or cover.
 */
export const DELIVERY_CLASSES = ['two-person', 'large', 'parcel', 'none'] as const;

export type DeliveryClass = (typeof DELIVERY_CLASSES)[number];

/**
 * Returns the class in which goods are delivered together: the most demanding one, whose van takes smaller goods free
 * of charge.
 */
export const mostDemanding = (classes: readonly DeliveryClass[]): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => classes.includes(each)) ?? 'none';

/** Whether a delivery has a day that can be chosen and a time slot, which parcel services do not promise. */
export const isByVan = (by: DeliveryClass): boolean => by === 'two-person' || by === 'large';

/** Names of the classes. The platform's shipping methods begin with them (docs/hosted.md). */
export const METHOD_NAMES: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'Two-person delivery',
  large: 'Van delivery',
  parcel: 'Parcel delivery',
  none: 'Nothing to deliver',
};

/**
 * Returns the class of an order's delivery by the platform's name of its shipping method; a name of the merchant's own
 * counts as a van delivery.
 */
export const classOfMethod = (method: string): DeliveryClass =>
  DELIVERY_CLASSES.find((each) => method.startsWith(METHOD_NAMES[each])) ?? 'large';
