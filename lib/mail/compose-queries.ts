import 'server-only';
import { z } from 'zod';
import { isConditionMet } from '@/lib/alerts/rules';
import { stopPage } from '@/lib/alerts/stop-link';
import { readCards } from '@/lib/catalogue/queries';
import { readReturns } from '@/lib/orders/changes/return-queries';
import { dueDays, visitDays } from '@/lib/orders/delivery-day';
import { isUnderWay, meaningOf } from '@/lib/orders/progress';
import { readOrder } from '@/lib/orders/record/queries';
import { linesOf } from '@/lib/orders/rules';
import { forgetAlert, readAlert } from '@/lib/platform/durable/alert-book';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orFallback, orUnreachable } from '@/lib/platform/result';
import { getServices } from '@/lib/services/queries';
import type {
  AccountLetter,
  CustomerLetter,
  LetterRequest,
  OrderLetter,
  ProductLetter,
} from '@/lib/post/requests';
import { emailChanged, passwordChanged, welcome } from './letters/account';
import { backInStock, priceDown } from './letters/alerts';
import { contactReceived, enquiryToShop } from './letters/enquiry';
import { hasCover } from './letters/goods';
import { orderPlaced } from './letters/order';
import {
  orderCancelled,
  orderDelivered,
  orderDispatched,
  orderMoved,
  orderNotCancelled,
} from './letters/order-news';
import { coverEnds, dayBefore, paymentDeclined } from './letters/reminders';
import { orderRefunded } from './letters/refund';
import { refundByHand } from './letters/refund-by-hand';
import { returnAsked } from './letters/return';
import { markRefundReported } from './refund-commands';
import { refundTold } from './refund-queries';
import type { Letter } from './types';
import type { Shop } from './write-mail';

/**
 * A letter and its recipient; `end` runs after it was sent or finally refused. Null when its subject does not exist,
 * `lapsed` when there is nothing left to say about it.
 */
export type Composed = { to: string; letter: Letter; end?: (() => Promise<void>) | null } | 'lapsed' | null;

/** Composes a letter from the current state of its order or product. @throws UnreachableError */
export async function compose(request: LetterRequest, shop: Shop): Promise<Composed> {
  if (request.letter === 'contactReceived') return { to: request.to, letter: contactReceived(request, shop) };
  if (request.letter === 'enquiryToShop') return { to: shop.settings.email, letter: enquiryToShop(request) };
  if ('orderId' in request) return aboutOrder(request, shop);
  if ('productId' in request) return aboutProduct(request, shop);
  return 'customerId' in request ? aboutPassword(request, shop) : aboutAccount(request, shop);
}

async function aboutOrder(request: OrderLetter, shop: Shop): Promise<Composed> {
  const record = orUnreachable(await readOrder(request.orderId));
  const to = record?.order.billingAddress.email;
  if (!record || !to) return null;
  const { order } = record;
  const cards = await readCards(linesOf(order).map(({ productId }) => productId));
  const matter = { order, shop, cards: new Map(cards.map((card) => [card.id, card])) };
  switch (request.letter) {
    case 'orderPlaced':
      return order.status.value === 'CANCELLED' ? 'lapsed' : { to, letter: orderPlaced(matter) };
    case 'orderDispatched': {
      const parcels = order.consignments.flatMap(({ shipments }) => shipments);
      const parcel = parcels.find(({ id }) => id === request.shipmentId) ?? null;
      return { to, letter: orderDispatched(matter, parcel) };
    }
    case 'orderDelivered':
      return { to, letter: orderDelivered(matter) };
    case 'dayBefore':
      return isUnderWay(order) && visitDays(order).includes(request.day)
        ? { to, letter: dayBefore(matter, request.day, await orFallback(getServices(), [])) }
        : 'lapsed';
    case 'coverEnds':
      return meaningOf(order.status).stage !== null && hasCover(order, matter.cards)
        ? { to, letter: coverEnds(matter) }
        : 'lapsed';
    case 'paymentDeclined':
      return order.status.value === 'DECLINED' ? { to, letter: paymentDeclined(matter) } : 'lapsed';
    case 'orderMoved':
      return request.day === undefined || dueDays(order).includes(request.day)
        ? { to, letter: orderMoved(matter) }
        : 'lapsed';
    case 'orderCancelled':
      return { to, letter: orderCancelled(matter), end: () => markRefundReported(order) };
    case 'orderNotCancelled':
      return { to, letter: orderNotCancelled(matter) };
    case 'orderRefunded':
      return request.isTold
        ? 'lapsed'
        : { to, letter: orderRefunded(matter, await refundTold(order, request.refunded)) };
    case 'refundByHand':
      return record.refundable === 0
        ? 'lapsed'
        : { to: shop.settings.email, letter: refundByHand(order, record.refundable) };
    case 'returnAsked': {
      const { returnKey } = request;
      const requested = orUnreachable(await readReturns(order.id)).find(({ key }) => key === returnKey);
      if (!requested) return 'lapsed';
      const isCopy = request.to === 'shop';
      return { to: isCopy ? shop.settings.email : to, letter: returnAsked(matter, requested) };
    }
  }
}

function aboutAccount({ letter, to, firstName }: AccountLetter, shop: Shop): Composed {
  const write = { welcome, emailChanged }[letter];
  return { to, letter: write(firstName, shop) };
}

/** Goes to the customer's current address. */
async function aboutPassword({ customerId }: CustomerLetter, shop: Shop): Promise<Composed> {
  const query = { 'id:in': String(customerId) };
  const answer = orUnreachable(await managementRequest({ path: '/v3/customers', query }, customers));
  const [customer] = answer.data;
  return customer ? { to: customer.email, letter: passwordChanged(customer.first_name, shop) } : null;
}

const customers = z.object({ data: z.array(z.object({ email: z.string(), first_name: z.string() })) });

/** Composes an alert if its condition is still met; otherwise the alert stays. */
async function aboutProduct(request: ProductLetter, shop: Shop): Promise<Composed> {
  const { letter, productId } = request;
  const wait = await waitOf(request);
  const [card] = await readCards([productId]);
  if (!wait || !card?.price || !isConditionMet(card, wait.below)) return 'lapsed';
  const write = { backInStock, priceDown }[letter];
  const offered = { ...card, price: card.price };
  return { to: wait.email, letter: write(offered, shop, await stopPage(wait.email)), end: wait.end };
}

async function waitOf({ productId, name, to }: ProductLetter) {
  if (name === undefined) return to === undefined ? null : { email: to, below: null, end: null };
  const found = await readAlert({ productId, name });
  return found && { ...found, end: () => forgetAlert({ productId, name }) };
}
