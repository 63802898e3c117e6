/** An address as entered when the order was placed. */
export type OrderAddress = {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  countryCode: string;
  phone: string;
  email: string;
};

/** A line of an order. Amounts are in pence including VAT; prices are per unit. */
export interface OrderLine {
  /** `null` for a gift certificate. */
  productId: number | null;
  variantId: number | null;
  sku: string;
  name: string;
  brand: string | null;
  media: string | null;
  options: { name: string; value: string }[];
  quantity: number;
  refundedQuantity: number;
  /** Before a promotion. */
  listPrice: number;
  salePrice: number;
  /** Automatic discounts and coupon discount on the whole line. */
  discount: number;
  coupon: number;
  wrapping: { name: string; cost: number } | null;
}

/** A parcel or delivery, tracked by number, by URL, by both or not at all. */
export interface Shipment {
  shippedAt: number;
  provider: string;
  method: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

interface Facts {
  customerId: number;
  status: number;
  createdAt: number;
  updatedAt: number;
  cartId: string | null;
  /** Discounts without coupons. */
  discount: number;
  refunded: number;
  message: string | null;
  billing: OrderAddress;
  coupons: { code: string; amount: number }[];
}

interface Delivery {
  /** `null` for gift certificates, which are sent by e-mail. */
  address: OrderAddress | null;
  recipientEmail: string | null;
  shippingCost: number;
  handlingCost: number;
  method: string;
}

/** An order to be written. Lines refer to each other by their index within the consignment. */
export interface OrderDraft extends Facts {
  number: number;
  payment: { methodId: string; methodName: string } | null;
  consignments: (Delivery & {
    lines: (OrderLine & { parent: number | null })[];
    shipments: (Shipment & { items: { line: number; quantity: number }[] })[];
  })[];
}

export type RecordedLine = OrderLine & { id: number; parentId: number | null };
export type RecordedShipment = Shipment & { id: number; items: { lineId: number; quantity: number }[] };
export type Consignment = Delivery & { id: number; lines: RecordedLine[]; shipments: RecordedShipment[] };

/** A stored order with everything that belongs to it. */
export interface Order extends Facts {
  id: number;
  total: number;
  tax: number;
  payments: { methodId: string; methodName: string; amount: number }[];
  /** Whether it is unpaid and the last card payment was declined. */
  declined: boolean;
  consignments: Consignment[];
}
