import { calledOf } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';
import type { Block, Letter } from '../types';
import type { Shop } from '../write-mail';

/** A product that can be offered: a card with a price. */
export type Offer = ProductCard & { price: NonNullable<ProductCard['price']> };

/**
 * Returns the blocks that present the product.
 * @param stop path of the page on which the reader ends all other alerts
 */
function offer(card: Offer, shop: Shop, stop: string): Block[] {
  return [
    {
      kind: 'goods',
      goods: [
        {
          name: card.name,
          notes: [`Code ${card.sku}`],
          price: formatPrice(card.price.now),
          picture: card.picture,
          energy: card.energy,
          extras: [],
        },
      ],
    },
    { kind: 'button', label: 'View product', href: `${shop.origin}${card.path}` },
    {
      kind: 'text',
      runs: [
        'If you asked us about other products too and have found what you need: ',
        { text: 'stop all my alerts', href: `${shop.origin}${stop}` },
      ],
    },
  ];
}

/** Maximum length of a subject that lists of e-mails show in full (experience EML-6). */
const SUBJECT = 50;

/** Returns the news, with the product's name where there is room. */
function subjectOf(news: string, card: Offer): string {
  const whole = `${news}: ${calledOf(card)}`;
  return whole.length > SUBJECT ? news : whole;
}

const BECAUSE = 'You asked us for this one message about this product. There will be no others about it.';

/** E-mail about a product that is available again. */
export function backInStock(card: Offer, shop: Shop, stop: string): Letter {
  return {
    subject: subjectOf('Back in stock', card),
    title: `Back in stock: ${card.name}`,
    blocks: [
      {
        kind: 'text',
        runs: [
          'You asked us to tell you when this was back in stock, and it is. We have not set one aside for you.',
        ],
      },
      ...offer(card, shop, stop),
    ],
    because: BECAUSE,
  };
}

/** E-mail about a price that has come down to the requested one. */
export function priceDown(card: Offer, shop: Shop, stop: string): Letter {
  return {
    subject: subjectOf(`Now ${formatPrice(card.price.now)}`, card),
    title: `Now ${formatPrice(card.price.now)}: ${card.name}`,
    blocks: [
      {
        kind: 'text',
        runs: ['You asked us to tell you when the price came down to the one you named. It has.'],
      },
      ...offer(card, shop, stop),
    ],
    because: BECAUSE,
  };
}
