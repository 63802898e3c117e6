import { assetLink, entryLink, type SeedEntry } from '../seed-types.ts';

const sections = [
  'homeElevation',
  'homeTasks',
  'homeDelivery',
  'homeGap',
  'homeRecent',
  'homeOffers',
  'homeBestSellers',
  'homeSet',
  'homeWays',
  'homeGuides',
  'homeMakers',
];

/** The home page: its sections in order, and their content. */
export const home: SeedEntry[] = [
  {
    id: 'home',
    type: 'homePage',
    fields: {
      title: 'Home appliances, measured to the millimetre',
      description:
        'Washing machines, fridges, ovens and the rest, with the true depth of each: handle, hose and open door. Large goods delivered free from {freeDeliveryFrom}, parcels from {parcelFreeFrom}.',
      sections: sections.map(entryLink),
    },
  },
  {
    id: 'homeTasks',
    type: 'sectionTasks',
    fields: {
      name: 'Popular tasks',
      tasks: [
        {
          title: 'My washing machine broke',
          text: 'Repair it or replace it, and what can come this week',
          path: '/it-broke?what=washing-machines',
        },
        {
          title: 'Fitting a new kitchen',
          text: 'Five pieces, one date, one bill',
          path: '/multibuy-list',
        },
        {
          title: 'Same size as the old one',
          text: 'Enter your gap and see only what fits',
          path: '/#gap',
        },
        {
          title: 'Track or change a delivery',
          text: 'You only need your order number and postcode',
          path: '/track-order',
        },
      ],
    },
  },
  {
    id: 'homeDelivery',
    type: 'sectionDelivery',
    fields: {
      heading: 'A date, before you put anything in the basket.',
      postcodeLabel: 'Your postcode',
      postcodeHint: 'Kept on this device, and used for every date you see.',
      steps: [
        { key: 'today', text: 'Order by {cutOffHour} and we set your machine aside.' },
        { key: 'checked', text: 'Checked for knocks and strapped in at Sheffield.' },
        { key: 'text', text: 'By 6pm, a text with your four-hour slot. Reply to change it.' },
        { key: 'door', text: 'Two people carry it in, to the room you choose.' },
      ],
      figures: [
        {
          figure: '{freeDeliveryFrom}',
          text: 'and over is delivered free by our vans, parcels from {parcelFreeFrom}. The card says what it costs below that.',
        },
        { figure: '30', text: 'days to return it: 16 more than the law gives you.' },
        { figure: '2', text: 'years’ guarantee from us, on top of your legal rights.' },
        {
          figure: '0',
          text: 'extras ticked for you. Fitting, removal and cover are yours to add.',
        },
      ],
    },
    draft: {
      heading: 'A date first. Then the basket.',
    },
  },
  {
    id: 'homeGap',
    type: 'sectionGap',
    fields: {
      heading: 'Measure the gap. See only what fits it.',
      text: 'The narrowest width, the lowest height, the depth to the pipes. In millimetres or centimetres.',
      action: 'Show what fits',
      picture: assetLink('kitchen'),
      dimensions: [
        { axis: 'cooker-width', millimetres: 1010 },
        { axis: 'fridge-width', millimetres: 920 },
        { axis: 'fridge-height', millimetres: 1800 },
      ],
    },
  },
  {
    id: 'homeOffers',
    type: 'sectionOffers',
    fields: {
      heading: 'Properly reduced',
      text: 'A “was” price here is one we charged for at least 28 days in a row, right up to the reduction.',
      allLabel: 'All offers',
      allPath: '/all-offers',
      picks: [
        { path: '/washing-machines', label: 'All washing machines' },
        { path: '/american-fridge-freezers', label: 'All American fridges' },
        { path: '/range-cookers', label: 'All range cookers' },
        { path: '/dishwashers', label: 'All dishwashers' },
      ],
    },
  },
  {
    id: 'homeBestSellers',
    type: 'sectionBestSellers',
    fields: {
      heading: 'Best sellers',
      text: 'The one we sell most of in each kind.',
      picks: [
        { path: '/fridge-freezers', label: 'All fridge freezers' },
        { path: '/tumble-dryers', label: 'All tumble dryers' },
        { path: '/built-in-ovens', label: 'All built-in ovens' },
        { path: '/vacuum-cleaners', label: 'All vacuum cleaners' },
      ],
    },
  },
  { id: 'homeRecent', type: 'sectionRecent', fields: { name: 'Recently viewed' } },
  {
    id: 'homeWays',
    type: 'sectionTasks',
    fields: {
      name: 'More ways in',
      tasks: [
        { title: 'Offers', text: 'What is reduced now, and what it cost before', path: '/all-offers' },
        { title: 'Makers', text: 'From A to Z, with their guarantees and spare parts', path: '/brands' },
        {
          title: 'Buying guides',
          text: 'What to measure, what matters, what we would buy',
          path: '/buying-guides',
        },
        {
          title: 'Spares and repair',
          text: 'Parts, and who can repair it',
          path: '/spares-and-repair',
        },
      ],
    },
  },
  {
    id: 'homeSet',
    type: 'sectionSet',
    fields: {
      heading: 'Five pieces, one date, one bill.',
      text: 'An oven, hob, hood, fridge freezer and dishwasher, drawn to one scale and added up at today’s prices with the set discount. Take these, or swap any of them for your own.',
      action: 'Build your own set',
      path: '/multibuy-list',
      slots: [
        { label: 'Oven', path: '/single-ovens' },
        { label: 'Hob', path: '/induction-hobs' },
        { label: 'Hood', path: '/chimney-hoods' },
        { label: 'Fridge freezer', path: '/fridge-freezers' },
        { label: 'Dishwasher', path: '/integrated-dishwashers' },
      ],
      places: [
        { kind: 'oven', label: 'Oven', path: '/built-in-ovens' },
        { kind: 'hob', label: 'Hob', path: '/hobs' },
        { kind: 'hood', label: 'Hood', path: '/cooker-hoods' },
        { kind: 'fridge freezer', label: 'Fridge freezer', path: '/fridge-freezers' },
        { kind: 'dishwasher', label: 'Dishwasher', path: '/dishwashers' },
        { kind: 'washing machine', label: 'Washing machine', path: '/washing-machines' },
        { kind: 'tumble dryer', label: 'Tumble dryer', path: '/tumble-dryers' },
      ],
    },
  },
  {
    id: 'homeGuides',
    type: 'sectionGuides',
    fields: {
      heading: 'Measure first, then choose',
      allLabel: 'All buying guides',
      guides: [
        {
          figure: '60',
          unit: 'mm',
          title: 'Why it sticks out: the hose behind the machine',
          text: 'Why a washing machine stands out from a 600 mm worktop. 4 minutes.',
          path: '/buying-guides/washing-machines',
        },
        {
          figure: '650',
          unit: 'mm',
          title: 'How high a hood hangs above induction',
          text: 'And why above gas it is 750. With a drawing. 3 minutes.',
          path: '/buying-guides/hoods',
        },
        {
          figure: '32',
          unit: 'A',
          title: 'Will your cooker circuit take the hob?',
          text: 'What to look for on the consumer unit. 6 minutes.',
          path: '/blog/induction-will-my-electrics-cope',
        },
        {
          figure: '3',
          unit: 'dB',
          title: 'The smallest difference you can hear',
          text: 'And what makes an appliance quiet. 5 minutes.',
          path: '/blog/what-three-decibels-sound-like',
        },
      ],
    },
  },
  {
    id: 'homeMakers',
    type: 'sectionMakers',
    fields: {
      heading: 'Who makes them',
      text: '31 makers, each with its guarantee and how long it keeps spare parts.',
    },
  },
];
