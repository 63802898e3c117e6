import type { SiteSettings } from '@/lib/content/types';
import { counted } from '@/lib/i18n/counted';
import type { Order } from '@/lib/orders/types';
import { addressLines } from '@/lib/addresses/rules';
import { dayAndYear } from '@/lib/orders/progress';
import { collectingWords } from '@/lib/orders/return-words';
import { href } from '@/lib/routing/href';
import type { Block } from '../types';
import type { Shop } from '../write-mail';
import { makersBlocks } from './goods';

/**
 * Statutory cancellation period in days (Consumer Contracts Regulations 2013, regs 29 and 30); our own days are
 * additional.
 */
const BY_LAW = 14;

/** Returns the right to cancel, confirmed on a durable medium as the Regulations require (experience §1 L1). */
export function cancellationRight({ settings, policy, origin }: Shop): Block[] {
  const { email, phone } = settings;
  const { days } = policy.returns;
  const more = days > BY_LAW ? ` We give you ${days} days for goods, on top of that right.` : '';
  return [
    { kind: 'heading', text: 'Your right to cancel' },
    {
      kind: 'text',
      runs: [
        `You may cancel within ${BY_LAW} days after the day on which you receive the goods, for any reason. If they come on several days, the time runs from the last of them. For a service alone it is ${BY_LAW} days from your order.${more}`,
      ],
    },
    {
      kind: 'text',
      runs: [
        `Tell us clearly before the time is up: write to ${email}, ring ${phone}, use the form below, or `,
        { text: 'start from your order', href: `${origin}${href('/track-order')}` },
        '. Anything that has not left us is cancelled at once, free of charge.',
      ],
    },
    {
      kind: 'text',
      runs: [
        `We refund everything you paid for the goods and the standard delivery, the way you paid, within ${BY_LAW} days of having the goods back or of proof that you have sent them. The extra for a dearer day is not refunded. ${collectingWords(policy.returns)}; you pay the postage on small goods. If you have used goods more than you need to check them, we may take their loss in value off the refund.`,
      ],
    },
    {
      kind: 'text',
      runs: [
        'If you asked us to begin fitting within those days and it has been done, you pay for that part. You cannot return opened filters and cleaning products, goods that have been cut, or goods made to your order. ',
        { text: 'Returns in full', href: `${origin}${href('/returns')}` },
      ],
    },
  ];
}

/** The right to cancel extended cover (Supply of Extended Warranties on Domestic Electrical Goods Order 2005). */
export const coverRight = ({ origin }: Shop): Block => ({
  kind: 'text',
  runs: [
    'You can cancel extended cover within 45 days for a full refund if you have not claimed, and at any time after that for a refund of the unused part. ',
    { text: 'Extended cover and your rights', href: `${origin}${href('/extended-cover')}` },
  ],
});

/** Returns the model cancellation form of the Regulations' schedule 3, filled in as far as possible. */
export function cancellationForm(
  order: Order,
  { legalName, addressLines: lines, postcode, email }: SiteSettings,
): Block {
  const name = addressLines(order.billingAddress)[0];
  const address = addressLines(order.billingAddress).slice(1).join(', ');
  return {
    kind: 'form',
    title: 'Model cancellation form',
    lines: [
      `To ${legalName}, ${[...lines, postcode].join(', ')}, ${email}:`,
      'I hereby give notice that I cancel my contract of sale of the following goods / for the supply of the following service:',
      '…',
      `Order number: ${order.id}`,
      `Ordered on: ${dayAndYear(order.orderedAt)}; received on: …`,
      `Name: ${name || '…'}`,
      `Address: ${address || '…'}`,
      'Signature (only if this form is on paper): …',
      'Date: …',
    ],
  };
}

/** Every consumer is reminded of it, whatever else is guaranteed (Consumer Contracts Regulations 2013, schedule 2 (p)). */
const DUTY =
  'under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described.';

/** Returns guarantees, legal rights, and the contact for complaints. */
export function guaranteeWords(makers: readonly string[], { settings, origin }: Shop): Block[] {
  const { legalName, guaranteeYears, phone, email } = settings;
  const years = guaranteeYears ?? 0;
  return [
    { kind: 'heading', text: 'Guarantees and after-sales help' },
    {
      kind: 'text',
      runs:
        years > 0
          ? [
              `${legalName} guarantees the goods for ${counted(years, 'year')} from delivery: parts, labour and the call-out, with no registration. It is in addition to your legal rights: ${DUTY} `,
              { text: 'The guarantee in full', href: `${origin}${href('/guarantee')}` },
            ]
          : [`You have legal rights: ${DUTY}`],
    },
    ...makersBlocks(makers),
    {
      kind: 'text',
      runs: [
        `For a fault, a question or a complaint ring ${phone} or write to ${email} with your order number. `,
        { text: 'How we handle complaints', href: `${origin}${href('/complaints')}` },
        '. ',
        { text: 'Terms of sale', href: `${origin}${href('/terms')}` },
      ],
    },
  ];
}
