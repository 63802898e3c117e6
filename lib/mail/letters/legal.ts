import type { SiteSettings } from '@/lib/content/types';
import { counted } from '@/lib/i18n/counted';
import type { Order } from '@/lib/orders/types';
import { addressLines } from '@/lib/addresses/rules';
import { dayAndYear } from '@/lib/orders/progress';
import { collectingWords } from '@/lib/orders/return-words';
import { href } from '@/lib/routing/href';
import type { Block } from '../types';
import type { Shop } from '../write-mail';

/** The statutory days (Consumer Contracts Regulations 2013, regs 29 and 30); ours come on top of them. */
const BY_LAW = 14;

/** The right to cancel, as the Regulations want it confirmed on a durable medium (experience §1 L1). */
export function cancellationRight({ settings, policy, origin }: Shop): Block[] {
  const { email, phone } = settings;
  const { days } = policy.returns;
  const more = days > BY_LAW ? ` We give you ${days} days for goods, in addition to that right.` : '';
  return [
    { kind: 'heading', text: 'Your right to cancel' },
    {
      kind: 'text',
      runs: [
        `You may cancel within ${BY_LAW} days after the day on which you receive the goods, for any reason; when they come on several days, after the last of them. For a service alone it is ${BY_LAW} days from your order.${more}`,
      ],
    },
    {
      kind: 'text',
      runs: [
        `Tell us clearly before the time is up: write to ${email}, ring ${phone}, use the form below, or `,
        { text: 'start from your order', href: `${origin}${href('/track-order')}` },
        '. What has not left us is cancelled at once and costs nothing.',
      ],
    },
    {
      kind: 'text',
      runs: [
        `We pay back everything you paid for the goods and the standard delivery, the way you paid, within ${BY_LAW} days of having the goods back or of your showing that you have sent them. A dearer day or delivery into the room is not paid back. ${collectingWords(policy.returns)}; small goods you post at your own cost. Goods that were used more than it takes to look at them may be worth less, and we take off that loss.`,
      ],
    },
    {
      kind: 'text',
      runs: [
        'If you asked for fitting to begin within those days and it has been done, that part is paid for. Filters and cleaning goods that were opened, goods that were cut and goods made to your order cannot be given back. ',
        { text: 'Returns in full', href: `${origin}${href('/returns')}` },
      ],
    },
  ];
}

/** Of cover beyond the guarantee (Supply of Extended Warranties on Domestic Electrical Goods Order 2005). */
export const coverRight = ({ origin }: Shop): Block => ({
  kind: 'text',
  runs: [
    'Extended cover you may cancel within 45 days and get everything back if there has been no claim; after that, at any time, the part for the time not used. ',
    { text: 'Extended cover and your rights', href: `${origin}${href('/extended-cover')}` },
  ],
});

/** The model form of the Regulations' schedule 3, filled in as far as we can. */
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

/** Guarantees, legal rights, and where to go with a complaint. */
export function guaranteeWords(makers: readonly string[], { settings, origin }: Shop): Block[] {
  const { legalName, guaranteeYears, phone, email } = settings;
  const years = guaranteeYears ?? 0;
  return [
    { kind: 'heading', text: 'Guarantees and help afterwards' },
    ...(years > 0
      ? [
          {
            kind: 'text' as const,
            runs: [
              `${legalName} guarantees the goods for ${counted(years, 'year')} from delivery: parts, labour and the call-out, with no registration. It is in addition to your legal rights: under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. `,
              { text: 'The guarantee in full', href: `${origin}${href('/guarantee')}` },
            ],
          },
        ]
      : []),
    ...(makers.length > 0 ? [{ kind: 'list' as const, items: makers.map((line) => [line]) }] : []),
    {
      kind: 'text',
      runs: [
        `For a fault, a question or a complaint ring ${phone} or write to ${email} with your order number. `,
        { text: 'How we settle complaints', href: `${origin}${href('/complaints')}` },
        '. ',
        { text: 'Terms of sale', href: `${origin}${href('/terms')}` },
      ],
    },
  ];
}
