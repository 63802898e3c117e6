import { addressLines } from '@/lib/addresses/rules';
import { arrivalWords, besideVanLine, hasVisit } from '@/lib/orders/arrival';
import { comingOf } from '@/lib/orders/prepare';
import { readMessage } from '@/lib/orders/changes/message';
import { dayAndYear, isWaiting, meaningOf } from '@/lib/orders/progress';
import type { Consignment, Order } from '@/lib/orders/types';
import { href } from '@/lib/routing/href';
import { fittingWords } from '@/lib/services/fitting';
import { salutation } from '../greeting';
import type { Block, Letter } from '../types';
import type { Shop } from '../write-mail';
import { type CardsById, goodsBlock, hasCover, makersGuarantees, preOrders, sumBlock } from './goods';
import { cancellationForm, cancellationRight, coverRight, guaranteeWords } from './legal';

/** What the letters about an order are composed from. */
export type OrderMatter = { order: Order; cards: CardsById; shop: Shop };

export const hello = ({ billingAddress }: Order): string => salutation(billingAddress.firstName);

export const follow = ({ id }: Order, { origin }: Shop): Block => ({
  kind: 'button',
  label: 'Track your order',
  href: `${origin}${href('/track-order', { order: id })}`,
});

export const because = ({ id }: Order): string =>
  `You are getting this e-mail because of your order ${id}. It is not advertising.`;

/** Returns where everything goes and when; with several deliveries, what comes in each. */
export function deliveryFacts(consignments: readonly Consignment[]): Block {
  return {
    kind: 'facts',
    rows: consignments.flatMap(({ address, method, lines }, index) => {
      const which = consignments.length > 1 ? ` ${index + 1}` : '';
      return [
        ...(method ? [{ name: `How and when${which}`, value: [method] }] : []),
        ...(which ? [{ name: `Items${which}`, value: lines.map(({ name }) => name) }] : []),
        { name: `To${which}`, value: [...addressLines(address), ...(address.phone ? [address.phone] : [])] },
      ];
    }),
  };
}

/**
 * Returns what can still be changed: the day of a single van delivery online, of several deliveries by telephone, of
 * parcels nothing.
 */
function changeWords(order: Order): string {
  if (!hasVisit(order))
    return 'Until it leaves us you can cancel free of charge: track your order to do so. ';
  const which =
    order.consignments.length > 1
      ? 'a day free of charge, by telephone or'
      : 'the day free of charge, on the page where you track your order or';
  return `Until it leaves us you can change ${which} by replying to the text. `;
}

/** Returns what is known of the fitter's visit; empty where none was bought. */
export function fittingBlocks({ order, cards }: Pick<OrderMatter, 'order' | 'cards'>): Block[] {
  const words = fittingWords(comingOf(order, cards));
  return words.length > 0
    ? [
        { kind: 'heading', text: 'The fitting' },
        { kind: 'list', items: words.map((line) => [line]) },
      ]
    : [];
}

function messageBlocks({ message }: Order): Block[] {
  const { note, fit, way, begin } = readMessage(message);
  return [
    note && `You told us: ${note}`,
    way && `Getting it in, from your measurements: ${way}`,
    fit && `Fit, from your measurements: ${fit}`,
    begin && `You asked us: ${begin}`,
  ].flatMap((words) => (words ? [{ kind: 'text', runs: [words] }] : []));
}

/** E-mail that confirms the contract on a durable medium, with everything that the law requires (experience §1 L1). */
export function orderPlaced({ order, cards, shop }: OrderMatter): Letter {
  const { settings } = shop;
  return {
    subject: `Your order ${order.id}`,
    title: 'Thank you: we have your order',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${hello(order)} this is our confirmation of order `,
          { bold: String(order.id) },
          `, placed on ${dayAndYear(order.orderedAt)}. Please keep it: it sets out everything we have agreed.`,
        ],
      },
      ...(isWaiting(order)
        ? [{ kind: 'text' as const, runs: [{ bold: meaningOf(order.status).words }] }]
        : []),
      follow(order, shop),
      ...(order.consignments.length > 0
        ? [
            { kind: 'heading' as const, text: 'Delivery' },
            deliveryFacts(order.consignments),
            {
              kind: 'text' as const,
              runs: [
                `${[...arrivalWords(order), besideVanLine(order, cards)].filter(Boolean).join(' ')} `,
                changeWords(order),
                { text: 'Delivery and dates', href: `${shop.origin}${href('/delivery')}` },
              ],
            },
          ]
        : []),
      ...fittingBlocks({ order, cards }),
      ...preOrders(order, cards).map((line): Block => ({ kind: 'text', runs: [line] })),
      { kind: 'heading', text: 'Your items' },
      goodsBlock(order, cards),
      sumBlock(order),
      ...messageBlocks(order),
      ...cancellationRight(shop),
      ...(hasCover(order, cards) ? [coverRight(shop)] : []),
      cancellationForm(order, settings),
      ...guaranteeWords(makersGuarantees(order, cards, settings.guaranteeYears ?? 0), shop),
    ],
    because: because(order),
  };
}
