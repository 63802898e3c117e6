import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { counted } from '@/lib/i18n/counted';
import { hasVisit } from '@/lib/orders/arrival';
import { moneyBack, amountToRefund } from '@/lib/orders/changes/money-back';
import { comingOf } from '@/lib/orders/prepare';
import { dayOf } from '@/lib/orders/progress';
import { lineName, linesOf, parcelNames } from '@/lib/orders/rules';
import type { Order, Shipment } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import { goesWithCrew } from '@/lib/services/fitting';
import type { Block, Letter, Run } from '../types';
import { makersBlocks, makersGuarantees } from './goods';
import { because, deliveryFacts, fittingBlocks, follow, hello, type OrderMatter } from './order';

const text = (...runs: Run[]): Block => ({ kind: 'text', runs });

/** Whether a parcel service brings everything in a shipment. */
function isAllParcel(order: Order, cards: OrderMatter['cards'], { items }: Shipment): boolean {
  const lines = linesOf(order).filter(({ id }) => items.some(({ lineId }) => lineId === id));
  return lines.every(({ productId }) => {
    const card = cards.get(productId);
    return card !== undefined && deliveryClassOf(card) === 'parcel';
  });
}

function trackingBlock({ tracking }: Shipment): Block[] {
  if (!tracking) return [];
  const { number, link, text: words } = tracking;
  return [
    ...(number ? [text('Tracking number: ', { bold: number })] : []),
    ...(link ? [text({ text: 'Track it with the carrier', href: link })] : []),
    ...(words ? [text(`Tracking: ${words}`)] : []),
  ];
}

/** E-mail about a shipment that has left; each shipment gets its own. */
export function orderDispatched({ order, cards, shop }: OrderMatter, shipment: Shipment | null): Letter {
  const left = shipment ? ` left us on ${dayOf(shipment.shippedAt)}` : ' has left us';
  const by = shipment && [shipment.provider, shipment.method].filter(Boolean).join(', ');
  const inside = shipment ? parcelNames(shipment.items, linesOf(order)) : [];
  const isParcel = shipment ? isAllParcel(order, cards, shipment) : !hasVisit(order);
  const isPart = order.status.value === 'PARTIALLY_SHIPPED';
  return {
    subject: `${isPart ? 'Partly on its way' : 'On its way'}: order ${order.id}`,
    title: isPart ? 'Part of your order is on its way' : 'Your order is on its way',
    blocks: [
      text(
        `${hello(order)} ${isPart ? 'this part of' : ''} your order `.replace('  ', ' '),
        { bold: String(order.id) },
        `${left}${by ? ` by ${by}` : ''}.`,
      ),
      ...(inside.length > 0 ? [{ kind: 'list' as const, items: inside.map((name) => [name]) }] : []),
      ...(shipment ? trackingBlock(shipment) : []),
      follow(order, shop),
      deliveryFacts(order.consignments),
      ...(isParcel ? [] : [beforeWeCome({ order, cards, shop })]),
      ...fittingBlocks({ order, cards }),
    ],
    because: because(order),
  };
}

const beforeWeCome = ({ order, cards, shop }: OrderMatter): Block =>
  text(
    `Before we come, clear the way${comingOf(order, cards).some(goesWithCrew) ? ', and empty and disconnect the old appliance that we are taking away' : ''}. Keep the packaging until you are sure. `,
    { text: 'What to prepare', href: `${shop.origin}${href('/installation')}` },
  );

/** E-mail after complete delivery, when the return period and the guarantee begin. */
export function orderDelivered({ order, cards, shop }: OrderMatter): Letter {
  const { guaranteeYears, phone } = shop.settings;
  const makers = makersGuarantees(order, cards, guaranteeYears ?? 0);
  return {
    subject: `Delivered: order ${order.id}`,
    title: 'Your order has been delivered',
    blocks: [
      text(`${hello(order)} everything in your order `, { bold: String(order.id) }, ' has been delivered.'),
      {
        kind: 'list',
        items: linesOf(order).map((line) => [lineName(line)]),
      },
      ...(guaranteeYears
        ? [
            text(
              `Our guarantee of ${counted(guaranteeYears, 'year')} starts today, in addition to your legal rights. There is nothing to register: your order is the proof.`,
            ),
          ]
        : []),
      ...makersBlocks(makers),
      text(
        `You can return goods within ${shop.policy.returns.days} days of delivery; 14 of them are your right by law. Please check everything soon, and ring ${phone} if something is damaged or missing. `,
        { text: 'Returns', href: `${shop.origin}${href('/returns')}` },
      ),
      follow(order, shop),
    ],
    because: because(order),
  };
}

/** E-mail about a new delivery day, which the shopper has chosen. */
export function orderMoved({ order, shop }: OrderMatter): Letter {
  return {
    subject: `New delivery day: order ${order.id}`,
    title: 'Your delivery has a new day',
    blocks: [
      text(`${hello(order)} your order `, { bold: String(order.id) }, ' will come on the day you chose.'),
      deliveryFacts(order.consignments),
      text(
        'By 6pm the day before, we will text you a four-hour slot. Nothing else has changed, and there is nothing more to pay.',
      ),
      follow(order, shop),
      text(`Not what you wanted? Ring ${shop.settings.phone}.`),
    ],
    because: because(order),
  };
}

/** E-mail about a cancellation, with what happens to the payment. */
export function orderCancelled({ order, shop }: OrderMatter): Letter {
  return {
    subject: `Cancelled: order ${order.id}`,
    title: 'Your order is cancelled',
    blocks: [
      text(
        `${hello(order)} your order `,
        { bold: String(order.id) },
        ' is cancelled and nothing more will be sent.',
      ),
      ...moneyBack(order).map((line) => text(line)),
      ...(order.status.value === 'CANCELLED' && amountToRefund(order) > 0
        ? [text('We will write again as soon as it has been sent.')]
        : []),
      {
        kind: 'list',
        items: linesOf(order).map((line) => [lineName(line)]),
      },
      text(`Not what you wanted? Ring ${shop.settings.phone}.`),
    ],
    because: because(order),
  };
}

/** E-mail about a cancellation request that came too late. */
export function orderNotCancelled({ order, shop }: OrderMatter): Letter {
  return {
    subject: `Not cancelled: order ${order.id}`,
    title: 'Your order had already left us',
    blocks: [
      text(
        `${hello(order)} you asked us to cancel your order `,
        { bold: String(order.id) },
        '. It had left us before that could be done, so it is still coming.',
      ),
      text(
        `You can return it once it has arrived. Ring ${shop.settings.phone} and we will see what can be done before then. `,
        { text: 'Returns', href: `${shop.origin}${href('/returns')}` },
      ),
      follow(order, shop),
    ],
    because: because(order),
  };
}
