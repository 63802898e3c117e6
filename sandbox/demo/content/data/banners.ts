import type { SeedEntry } from '../seed-types.ts';

/** News banners. The last is a draft that only preview shows. */
export const banners: SeedEntry[] = [
  {
    id: 'bannerBlackFriday',
    type: 'banner',
    fields: {
      title: 'Black Friday week, until Monday 30 November',
      text: 'Reduced from prices we really charged. No countdowns.',
      linkLabel: 'See the offers',
      linkPath: '/black-friday',
      paths: ['/'],
      startsAt: '2026-11-23T00:00+00:00',
      endsAt: '2026-12-01T00:00+00:00',
    },
  },
  {
    id: 'bannerDryerLabels',
    type: 'banner',
    metadata: { tags: ['energy'] },
    fields: {
      title: 'Two dryer labels are in the shops at once',
      text: 'New A to G letters cannot be compared with the old A+++ to D. We never mix them in a list.',
      linkLabel: 'What changed',
      linkPath: '/energy-labels',
      paths: ['/tumble-dryers'],
      startsAt: '2026-04-10T00:00+01:00',
      endsAt: '2027-06-30T23:59+01:00',
    },
  },
  {
    id: 'bannerWinterDelivery',
    type: 'banner',
    metadata: { tags: ['delivery'] },
    fields: {
      title: 'Vans run on 24 December until noon',
      text: 'Nothing is delivered from 25 to 28 December. The dates you are offered already allow for this.',
      linkLabel: 'Delivery and dates',
      linkPath: '/delivery',
      startsAt: '2026-12-01T00:00+00:00',
      endsAt: '2026-12-28T23:59+00:00',
    },
    draft: {
      text: 'Nothing is delivered from 25 to 28 December, nor on 1 January. The dates you are offered already allow for this.',
    },
  },
  {
    id: 'bannerTradeDiary',
    type: 'banner',
    unpublished: true,
    fields: {
      title: 'Landlords: one list for a whole flat',
      text: 'Cooker, fridge and washer from makers who stock the parts, delivered together.',
      linkLabel: 'Trade accounts',
      linkPath: '/trade',
      paths: ['/trade', '/multibuy-list'],
    },
  },
];
