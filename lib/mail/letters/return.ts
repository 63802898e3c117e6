import { isOurs, reasonLabel } from '@/lib/orders/changes/return-reasons';
import { dayAndYear } from '@/lib/orders/progress';
import { lineName } from '@/lib/orders/rules';
import { collectingWords } from '@/lib/orders/return-words';
import type { ReturnAsked } from '@/lib/orders/types';
import type { Letter } from '../types';
import { cancellationForm } from './legal';
import { because, follow, hello, type OrderMatter } from './order';

/** Acknowledges on a durable medium that goods go back (Consumer Contracts Regulations 2013, reg 32(4)). */
export function returnAsked({ order, shop }: OrderMatter, { at, lines }: ReturnAsked): Letter {
  const isFree = lines.every(({ reason }) => isOurs(reason));
  const { phone, email } = shop.settings;
  return {
    subject: `Your return: order ${order.id}`,
    title: 'We have your request to send goods back',
    blocks: [
      {
        kind: 'text',
        runs: [`${hello(order)} on ${dayAndYear(at)} you told us that this goes back, of order ${order.id}:`],
      },
      { kind: 'list', items: lines.map((line) => [`${lineName(line)}: ${reasonLabel(line.reason)}`]) },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [
          [
            'We write or ring the same or the next working day and agree when we collect. Small goods you may post.',
          ],
          [
            isFree
              ? 'Collecting costs you nothing.'
              : `${collectingWords(shop.policy.returns)}; that is taken from the refund. When we brought the wrong thing, or it is faulty, it costs nothing.`,
          ],
          [
            'Have the goods disconnected, drained and at the door they came in by; the packing helps and is not a must.',
          ],
          [
            'Within 14 days of having them back we pay back what you paid for them, the way you paid. When all of an order goes back, the standard delivery too.',
          ],
        ],
      },
      {
        kind: 'text',
        runs: [
          `You need to do nothing else: this request is your notice of cancellation. The form below is the one the law names, should you want it on paper. Something is wrong? Ring ${phone} or write to ${email}.`,
        ],
      },
      follow(order, shop),
      cancellationForm(order, shop.settings),
    ],
    because: because(order),
  };
}
