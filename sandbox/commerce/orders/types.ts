/** As it was entered when the order was placed. */
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

/** One line of an order. Money is pence with tax, prices are of one. */
export interface OrderLine {
  /** `null` of a gift certificate. */
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
  /** Taken off the whole line by itself, and by a coupon. */
  discount: number;
  coupon: number;
  wrapping: { name: string; cost: number } | null;
}

/** A parcel or a delivery; tracking by number, by address, by both or not at all. */
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
  /** Taken off without a coupon. */
  discount: number;
  refunded: number;
  message: string | null;
  billing: OrderAddress;
  coupons: { code: string; amount: number }[];
}

interface Delivery {
  /** `null` of gift certificates, which go by e-mail. */
  address: OrderAddress | null;
  recipientEmail: string | null;
  shippingCost: number;
  handlingCost: number;
  method: string;
}

/** An order to be put on record. Lines name one another by their places within the consignment. */
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

/** An order on record, with all that belongs to it. */
export interface Order extends Facts {
  id: number;
  total: number;
  tax: number;
  payments: { methodId: string; methodName: string; amount: number }[];
  /** Unpaid, and the last card that was tried was turned down. */
  declined: boolean;
  consignments: Consignment[];
}
