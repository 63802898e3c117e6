import { addDays, type Day, londonDate, longDay } from '@/lib/dates/rules';
import { isByVan } from '@/lib/delivery/classes';
import { classOfConsignment } from '@/lib/orders/arrival';
import { dayIn } from '@/lib/orders/delivery-day';
import { comingIn, preparations } from '@/lib/orders/prepare';
import { dayAndYear } from '@/lib/orders/progress';
import { href } from '@/lib/routing/href';
import { COVER_DAYS } from '@/lib/services/cover';
import type { Service } from '@/lib/services/types';
import type { Block, Letter } from '../types';
import { because, deliveryFacts, fittingBlocks, follow, hello, type OrderMatter } from './order';

/** E-mail on the day before a van delivery, with what to prepare, for the services that were bought too. */
export function dayBefore(
  { order, cards, shop }: OrderMatter,
  day: Day,
  services: readonly Service[] = [],
): Letter {
  // Leaves out deliveries that are known to come on another day.
  const due = order.consignments.filter(
    (each) => isByVan(classOfConsignment(each)) && (dayIn(each.method ?? '') ?? day) === day,
  );
  const toDo = preparations(
    comingIn(
      due.flatMap(({ lines }) => lines),
      cards,
    ),
    services,
  );
  return {
    subject: `Tomorrow: order ${order.id}`,
    title: `We are coming on ${longDay(day)}`,
    blocks: [
      {
        kind: 'text',
        runs: [
          `${hello(order)} tomorrow we are bringing ${due.length < order.consignments.length ? 'part of ' : ''}your order `,
          { bold: String(order.id) },
          '. By 6pm today we will text you a four-hour slot, and the driver will ring half an hour ahead. Somebody aged 18 or over has to be in.',
        ],
      },
      ...toDoBlocks('Before we come', toDo.before),
      ...toDoBlocks('Once it is in', toDo.after),
      ...fittingBlocks({ order, cards }),
      deliveryFacts(due),
      follow(order, shop),
      {
        kind: 'text',
        runs: [`Will nobody be in tomorrow? Reply to the text, or ring ${shop.settings.phone}.`],
      },
    ],
    because: because(order),
  };
}

const toDoBlocks = (text: string, lines: readonly string[]): Block[] =>
  lines.length > 0
    ? [
        { kind: 'heading', text },
        { kind: 'list', items: lines.map((line) => [line]) },
      ]
    : [];

/** E-mail that reminds the shopper in time that extended cover can still be cancelled. */
export function coverEnds({ order, shop }: OrderMatter): Letter {
  const until = addDays(londonDate(new Date(order.orderedAt)), COVER_DAYS);
  return {
    subject: `Your extended cover: order ${order.id}`,
    title: 'You can still cancel your extended cover',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${hello(order)} with your order `,
          { bold: String(order.id) },
          ` you bought extended cover. You can cancel it until ${dayAndYear(until)} for a full refund if you have not claimed, and at any time after that for a refund of the unused part. To keep it, you need do nothing.`,
        ],
      },
      {
        kind: 'text',
        runs: [
          `To cancel, ring ${shop.settings.phone} or write to ${shop.settings.email}. `,
          { text: 'Extended cover and your rights', href: `${shop.origin}${href('/extended-cover')}` },
        ],
      },
      follow(order, shop),
    ],
    because: because(order),
  };
}

/** E-mail about a declined payment, after which nothing of the order is sent. */
export function paymentDeclined({ order, shop }: OrderMatter): Letter {
  return {
    subject: `Payment declined: order ${order.id}`,
    title: 'Your payment was declined',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${hello(order)} the payment for your order `,
          { bold: String(order.id) },
          ' was declined. You have not been charged and nothing will be sent.',
        ],
      },
      {
        kind: 'text',
        runs: [
          `If you still want the goods, buy them again from your order with another card, or ring ${shop.settings.phone} to pay by phone.`,
        ],
      },
      {
        kind: 'button',
        label: 'Buy these again',
        href: `${shop.origin}${href('/track-order', { order: order.id })}`,
      },
    ],
    because: because(order),
  };
}
