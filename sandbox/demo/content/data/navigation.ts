import { entryLink, type SeedEntry } from '../seed-types.ts';
import { departments } from './departments.ts';

const footer: SeedEntry[] = [
  {
    id: 'footerHelp',
    type: 'linkGroup',
    fields: {
      title: 'Help',
      links: [
        { label: 'Track an order', path: '/track-order' },
        { label: 'Delivery and dates', path: '/delivery' },
        { label: 'Ways to pay', path: '/ways-to-pay' },
        { label: 'Price policy', path: '/price-policy' },
        { label: 'Returns: {returnDays} days', path: '/returns' },
        { label: 'Cancel an order (14 days)', path: '/cancel-an-order' },
        { label: 'Fitting and connection', path: '/installation' },
        { label: 'Questions and answers', path: '/help' },
        { label: 'Contact us', path: '/contact' },
      ],
    },
  },
  {
    id: 'footerChoose',
    type: 'linkGroup',
    fields: {
      title: 'Before you buy',
      links: [
        { label: 'Offers', path: '/all-offers' },
        { label: 'Three for you', path: '/choose' },
        { label: 'Buying guides', path: '/buying-guides' },
        { label: 'All makers', path: '/brands' },
        { label: 'Colours', path: '/colors' },
        { label: 'Energy labels explained', path: '/energy-labels' },
        { label: 'My home', path: '/my-home' },
        { label: 'How we rank lists', path: '/how-we-rank' },
        { label: 'Review policy', path: '/review-policy' },
      ],
    },
  },
  {
    id: 'footerAfter',
    type: 'linkGroup',
    fields: {
      title: 'After you buy',
      links: [
        { label: '2-year guarantee', path: '/guarantee' },
        { label: 'Extended cover and your rights', path: '/extended-cover' },
        { label: 'It broke: repair or replace', path: '/it-broke' },
        { label: 'Spares and repair', path: '/spares-and-repair' },
        { label: 'Recycling your old appliance', path: '/recycling' },
        { label: 'Complaints', path: '/complaints' },
      ],
    },
  },
  {
    id: 'footerCompany',
    type: 'linkGroup',
    fields: {
      title: 'The company',
      links: [
        { label: 'About Hobwright', path: '/about' },
        { label: 'Blog', path: '/blog' },
        { label: 'Trade accounts', path: '/trade' },
        { label: 'Accessibility statement', path: '/accessibility' },
        { label: 'Terms of sale', path: '/terms' },
        { label: 'Privacy', path: '/privacy' },
        { label: 'Cookies and storage', path: '/cookies' },
        { label: 'Site map', path: '/site-map' },
      ],
    },
  },
];

/** The menu's departments and the footer. The shop's list of departments itself comes from the category tree. */
export const navigation: SeedEntry[] = [
  {
    id: 'navigation',
    type: 'navigation',
    metadata: { tags: ['everyPage'] },
    fields: {
      name: 'Main navigation',
      departments: departments.map(({ id }) => entryLink(id)),
      utility: [
        { label: 'Track an order', path: '/track-order' },
        { label: 'Help and contact', path: '/contact' },
      ],
      footer: footer.map(({ id }) => entryLink(id)),
    },
  },
  ...departments,
  ...footer,
];
