import type { ContentType } from '../types.ts';
import { asset, date, entries, integer, json, required, symbol, symbols, text } from './fields.ts';
import { featureType } from './feature-type.ts';
import { financeType } from './finance-type.ts';
import { pageTypes } from './page-types.ts';
import { policyType } from './policy-type.ts';
import { searchType } from './search-type.ts';

const settings: ContentType = {
  id: 'siteSettings',
  name: 'Site settings',
  description: 'Who trades here, how to reach them, and what is said on every page.',
  displayField: 'name',
  fields: [
    symbol('name', 'Shop name', required),
    symbol('legalName', 'Company', required),
    symbol('companyNumber', 'Company number', required),
    symbol('registeredIn', 'Registered in', required),
    symbols('addressLines', 'Registered office, line by line'),
    symbol('postcode', 'Postcode', required),
    symbol('vatNumber', 'VAT number', required),
    symbol('email', 'E-mail', required),
    symbol('phone', 'Phone as printed', required),
    symbol('phoneLink', 'Phone as dialled', required),
    symbol('hours', 'Opening hours in words', required),
    json('openingHours', 'Opening hours [{days, opens, closes}], PublicHolidays among days'),
    symbol('phoneNote', 'Below the phone number'),
    symbol('deliveryPromise', 'Delivery promise, one line', required),
    symbol('fitPromise', 'What you do when “Fits” was wrong, one line'),
    integer('guaranteeYears', 'Years of guarantee'),
    symbol('notice', 'Notice at the top of every page'),
    text('legalLine', 'Last line of the footer'),
    symbols('paymentMethods', 'Ways to pay'),
    symbols('social', 'Addresses of social pages'),
    symbol('titleSuffix', 'End of every page title'),
    text('description', 'Description for search engines'),
  ],
};

const navigation: ContentType[] = [
  {
    id: 'navigation',
    name: 'Navigation',
    description: 'What the menu shows beside the category tree, and the footer.',
    displayField: 'name',
    fields: [
      symbol('name', 'Name', required),
      entries('departments', 'Departments, in menu order'),
      json('utility', 'Links beside the phone number [{label, path}]'),
      entries('footer', 'Footer groups'),
    ],
  },
  {
    id: 'department',
    name: 'Department',
    description: 'One department of the menu. Sub-categories come from the category tree.',
    displayField: 'label',
    fields: [
      symbol('label', 'Label', required),
      symbol('path', 'Path', required),
      json('shortcuts', 'Shortcuts [{label, links: [{figure, unit, path}]}]'),
      json('links', 'Links along the bottom [{label, path}]'),
    ],
  },
  {
    id: 'linkGroup',
    name: 'Link group',
    description: 'A titled list of links.',
    displayField: 'title',
    fields: [symbol('title', 'Title', required), json('links', 'Links [{label, path}]')],
  },
];

const home: ContentType[] = [
  {
    id: 'homePage',
    name: 'Home page',
    description: 'The home page: its sections in order.',
    displayField: 'title',
    fields: [
      symbol('title', 'Page title', required),
      text('description', 'Description for search engines'),
      entries('sections', 'Sections, from the top'),
    ],
  },
  {
    id: 'sectionElevation',
    name: 'Section: elevation',
    description: 'The headline above the departments, drawn at one true scale.',
    displayField: 'headline',
    fields: [
      symbol('headline', 'Headline', required),
      symbol('lead', 'Lead; {count} is the number of products'),
      entries('items', 'What is in the elevation'),
    ],
  },
  {
    id: 'elevationItem',
    name: 'Elevation item',
    description: 'One department in the elevation. Lengths are millimetres; bottom is above the floor.',
    displayField: 'label',
    fields: [
      symbol('label', 'Label', required),
      symbol('path', 'Path', required),
      symbol('drawing', 'Drawing instead of a picture: vacuum, sink, van'),
      {
        id: 'pictures',
        name: 'Pictures',
        type: 'Array',
        items: { type: 'Link', linkType: 'Asset' },
      },
      integer('left', 'Left edge'),
      integer('bottom', 'Bottom edge'),
      integer('width', 'Width'),
      integer('height', 'Height'),
      integer('dimension', 'Number on the dimension line, if it has one'),
      symbol('placement', 'floor, counter or flue'),
      integer('phoneOrder', 'Place on a phone'),
    ],
  },
  {
    id: 'sectionTasks',
    name: 'Section: tasks',
    description: 'What people come to do.',
    displayField: 'name',
    fields: [symbol('name', 'Name', required), json('tasks', 'Tasks [{title, text, path}]')],
  },
  {
    id: 'sectionDelivery',
    name: 'Section: delivery plate',
    description: 'Dates by postcode, and four figures.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      symbol('postcodeLabel', 'Label of the postcode field'),
      symbol('postcodeHint', 'Below the postcode field'),
      json('steps', 'Steps [{key, text}]; keys today, checked, text, door'),
      json('figures', 'Figures [{figure, text}]'),
    ],
  },
  {
    id: 'sectionGap',
    name: 'Section: gap band',
    description: 'A measured kitchen with the gap form.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      symbol('text', 'Text'),
      symbol('action', 'Button'),
      asset('picture', 'Picture'),
      json('dimensions', 'Dimension lines [{axis, millimetres}]'),
    ],
  },
  {
    id: 'sectionOffers',
    name: 'Section: reductions',
    description: 'One reduced product from each of the categories named.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      symbol('text', 'Text'),
      symbol('allLabel', 'Link to all'),
      symbol('allPath', 'Where that leads'),
      json('picks', 'Categories [{path, label}]'),
    ],
  },
  {
    id: 'sectionBestSellers',
    name: 'Section: best sellers',
    description: 'The best seller in each of the categories named.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      symbol('text', 'Text'),
      symbol('allLabel', 'Link to all'),
      symbol('allPath', 'Where that leads'),
      json('picks', 'Categories [{path, label}]'),
    ],
  },
  {
    id: 'sectionRecent',
    name: 'Section: recently viewed',
    description: 'What a visitor has looked at before; nothing for those who come for the first time.',
    displayField: 'name',
    fields: [symbol('name', 'Name, for editors', required)],
  },
  {
    id: 'sectionSet',
    name: 'Section: kitchen set',
    description: 'A set of appliances with the multibuy discount.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      text('text', 'Text'),
      symbol('action', 'Button'),
      symbol('path', 'Where the button leads'),
      json('slots', 'Pieces in the set shown [{label, path}]'),
      json(
        'places',
        'Places in a shopper’s own set [{kind, label, path}]; kinds such as oven, fridge freezer',
      ),
    ],
  },
  {
    id: 'sectionGuides',
    name: 'Section: guides',
    description: 'Guides, each under the number it explains.',
    displayField: 'heading',
    fields: [
      symbol('heading', 'Heading', required),
      symbol('allLabel', 'Link to all'),
      json('guides', 'Guides [{figure, unit, title, text, path}]'),
    ],
  },
  {
    id: 'sectionMakers',
    name: 'Section: makers',
    description: 'All makers, by name.',
    displayField: 'heading',
    fields: [symbol('heading', 'Heading', required), symbol('text', 'Text')],
  },
];

const banner: ContentType = {
  id: 'banner',
  name: 'Banner',
  description: 'A line of news above the page, on some paths or all of them, for some days or always.',
  displayField: 'title',
  fields: [
    symbol('title', 'Title', required),
    symbol('text', 'Text'),
    symbol('linkLabel', 'Link'),
    symbol('linkPath', 'Where the link leads'),
    symbols('paths', 'Only on these paths and below them'),
    date('startsAt', 'From'),
    date('endsAt', 'To'),
  ],
};

/** The content model, in the order in which it is shown to editors. */
export const contentTypes: readonly ContentType[] = [
  settings,
  policyType,
  financeType,
  ...navigation,
  ...home,
  banner,
  searchType,
  featureType,
  ...pageTypes,
];
