import type { PlainTarget } from '@/lib/routing/href';

type HelpPage = {
  path: PlainTarget;
  name: string;
  words: readonly string[];
  /** Description of the page, for pages built into the shop. Others have a description with their texts. */
  about?: string;
};

/** The help pages of the shop's footer, with words that people use to look for them. */
export const HELP_PAGES: readonly HelpPage[] = [
  {
    path: '/track-order',
    name: 'Track an order',
    about: 'Where your order is, the day it comes, and how to change that day.',
    words: ['where is my order', "where's my order", 'order status', 'tracking', 'parcel', 'delivery status'],
  },
  {
    path: '/it-broke',
    name: 'It broke: repair or replace?',
    about: 'Whether to repair it, what fits the same space, and on which day a new one can come.',
    words: ['it broke', 'mend or replace', 'repair or replace', 'worth mending', 'worth repairing'],
  },
  {
    path: '/delivery',
    name: 'Delivery and dates',
    words: [
      'delivery cost',
      'delivery times',
      'delivery charges',
      'shipping',
      'postage',
      'when will it come',
      'free delivery',
      'saturday delivery',
      'next day',
    ],
  },
  {
    path: '/returns',
    name: 'Returns',
    words: [
      'return',
      'returns',
      'send it back',
      'send back',
      'refund',
      'refunds',
      'exchange',
      'change my mind',
      'money back',
    ],
  },
  {
    path: '/cancel-an-order',
    name: 'Cancel an order',
    words: ['cancel order', 'cancellation', 'cancel my order', '14 days'],
  },
  {
    path: '/installation',
    name: 'Fitting and connection',
    words: [
      'installation',
      'installing',
      'install',
      'fitting',
      'plumbing in',
      'connect',
      'gas safe',
      'electrician',
      'plumber',
    ],
  },
  {
    path: '/recycling',
    name: 'Recycling your old appliance',
    words: [
      'recycle',
      'recycle old fridge',
      'take away old appliance',
      'collect old',
      'disposal',
      'remove old',
      'weee',
    ],
  },
  {
    path: '/guarantee',
    name: '2-year guarantee',
    words: [
      'warranty',
      'guarantee',
      'warranties',
      'broken',
      'not working',
      'faulty',
      'repair under guarantee',
    ],
  },
  {
    path: '/extended-cover',
    name: 'Extended cover and your rights',
    words: ['extended warranty', 'insurance', 'cover', 'protection plan', 'your rights'],
  },
  {
    path: '/spares-and-repair',
    name: 'Spares and repair',
    words: ['repair', 'spare parts', 'spares', 'engineer', 'fix', 'broken down', 'parts'],
  },
  {
    path: '/contact',
    name: 'Contact us',
    words: [
      'contact',
      'phone number',
      'telephone',
      'email',
      'call',
      'speak to someone',
      'customer service',
      'help',
      'opening hours',
      'address',
    ],
  },
  { path: '/complaints', name: 'Complaints', words: ['complaint', 'complain', 'unhappy', 'ombudsman'] },
  {
    path: '/price-policy',
    name: 'Price policy',
    words: ['price match', 'price promise', 'discount', 'was price', 'cheaper elsewhere'],
  },
  {
    path: '/ways-to-pay',
    name: 'Ways to pay',
    words: [
      'pay monthly',
      'finance',
      'credit',
      'klarna',
      'paypal',
      'apple pay',
      'payment methods',
      'gift card',
      'gift voucher',
      'gift certificate',
      'voucher',
      'discount code',
    ],
  },
  {
    path: '/energy-labels',
    name: 'Energy labels explained',
    words: ['energy label', 'energy rating', 'what does a mean', 'efficiency class'],
  },
  {
    path: '/product-safety',
    name: 'Product safety and recalls',
    words: ['recall', 'product recall', 'safety notice', 'dangerous', 'fire'],
  },
  {
    path: '/information-sheets',
    name: 'Product information sheets',
    words: ['manual', 'instructions', 'data sheet', 'information sheet'],
  },
  {
    path: '/trade',
    name: 'Trade accounts',
    words: ['trade account', 'landlord', 'business', 'bulk', 'wholesale', 'developer', 'contract'],
  },
  { path: '/about', name: 'About us', words: ['who are you', 'company', 'hobwright'] },
  { path: '/careers', name: 'Work here', words: ['jobs', 'careers', 'vacancies', 'work'] },
  {
    path: '/privacy',
    name: 'Privacy',
    words: ['privacy policy', 'data protection', 'gdpr', 'personal data'],
  },
  {
    path: '/newsletter',
    name: 'Newsletter',
    about: 'How to get our newsletter, and how to stop it.',
    words: ['newsletter', 'mailing list', 'sign up', 'subscribe', 'unsubscribe', 'email offers'],
  },
  {
    path: '/my-home',
    name: 'My home',
    about: 'Measure your gaps, doors and stairs once, and every page says what fits.',
    words: ['my measurements', 'save my measurements', 'will it fit', 'fit through my door'],
  },
  { path: '/cookies', name: 'Cookies and storage', words: ['cookie settings', 'cookies'] },
  { path: '/terms', name: 'Terms of sale', words: ['terms and conditions', 'terms', 'small print'] },
  { path: '/accessibility', name: 'Accessibility statement', words: ['accessibility', 'screen reader'] },
  { path: '/how-we-rank', name: 'How we rank lists', words: ['ranking', 'most popular'] },
  { path: '/review-policy', name: 'Review policy', words: ['reviews', 'fake reviews'] },
  {
    path: '/buying-guides',
    name: 'Buying guides',
    about: 'What to measure, what matters and what does not, for each kind of appliance.',
    words: ['buying guide', 'guides', 'advice', 'how to choose', 'which should i buy'],
  },
  {
    path: '/account',
    name: 'Your account',
    about: 'Your orders, guarantees, addresses and details in one place.',
    words: ['my account', 'sign in', 'log in', 'login', 'my orders', 'address book'],
  },
  {
    path: '/forgot-password',
    name: 'Forgotten password',
    about: 'We will e-mail you a link to choose a new one.',
    words: ['password', 'reset password', 'forgot password', 'cannot log in'],
  },
  {
    path: '/wishlist',
    name: 'Your favourites',
    about: 'What you have saved for later, at today’s prices.',
    words: ['wishlist', 'wish list', 'saved', 'favourites', 'favorites'],
  },
  {
    path: '/brands',
    name: 'All makers',
    about: 'Every maker in the shop from A to Z, with the number of its appliances.',
    words: ['brands', 'makes', 'makers', 'manufacturers'],
  },
  {
    path: '/colors',
    name: 'Colours',
    about: 'Colours and finishes, with what comes in each.',
    words: ['colours', 'colors', 'finishes'],
  },
];
