import type { OrderAddress } from '@hobwright/sandbox/commerce/orders/types.ts';

/** How much an account holds: everything that it can, a little, or nothing yet. */
export type Fullness = 'full' | 'few' | 'empty';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  /** Whether a new password must be chosen before signing in. */
  mustReset: boolean;
  subscribes: boolean;
  fullness: Fullness;
  addresses: Omit<OrderAddress, 'email'>[];
  /** What the account demonstrates, as shown beside its sign-in details. */
  shows: string;
}

/** Password of every demo customer. It is no secret: it is shown wherever the sandbox runs. */
export const DEMO_PASSWORD = 'Enamel-works-14';

/** The customer whose account holds everything. */
export const DEMO_CUSTOMER = {
  email: 'demo@hobwright.example',
  password: DEMO_PASSWORD,
  firstName: 'Maureen',
  lastName: 'Hartley',
} as const;

type Place = Pick<OrderAddress, 'address1' | 'address2' | 'city' | 'state' | 'postcode'>;

function at(firstName: string, lastName: string, phone: string, place: Place, company = '') {
  return { firstName, lastName, company, phone, countryCode: 'GB', ...place };
}

/** The demo customers. Addresses are made up; phone numbers are from the range reserved for drama. */
export const PEOPLE: readonly Person[] = [
  {
    email: DEMO_CUSTOMER.email,
    firstName: DEMO_CUSTOMER.firstName,
    lastName: DEMO_CUSTOMER.lastName,
    company: '',
    phone: '0113 496 0107',
    mustReset: false,
    subscribes: true,
    fullness: 'full',
    addresses: [
      at('Maureen', 'Hartley', '0113 496 0107', {
        address1: '14 Beckside Terrace',
        address2: '',
        city: 'Leeds',
        state: 'West Yorkshire',
        postcode: 'LS6 2XX',
      }),
      at('Maureen', 'Hartley', '0113 496 0107', {
        address1: 'Flat 3, The Old Dairy',
        address2: 'Harbour Road',
        city: 'Whitby',
        state: 'North Yorkshire',
        postcode: 'YO21 3XX',
      }),
      at('Daniel', 'Hartley', '0117 496 0188', {
        address1: '82 Cotham Brow',
        address2: '',
        city: 'Bristol',
        state: '',
        postcode: 'BS6 6XX',
      }),
    ],
    shows: 'every kind of order, addresses, a wishlist',
  },
  {
    email: 'pat@hobwright.example',
    firstName: 'Pat',
    lastName: 'Moss',
    company: 'Moss & Daughters Lettings',
    phone: '01632 960001',
    mustReset: false,
    subscribes: false,
    fullness: 'few',
    addresses: [
      at(
        'Pat',
        'Moss',
        '01632 960001',
        {
          address1: '1 High Street',
          address2: 'Unit 4',
          city: 'Newcastle upon Tyne',
          state: 'Tyne and Wear',
          postcode: 'NE1 4XX',
        },
        'Moss & Daughters Lettings',
      ),
    ],
    shows: 'a few orders, one address',
  },
  {
    email: 'sam@hobwright.example',
    firstName: 'Sam',
    lastName: 'Okafor',
    company: '',
    phone: '',
    mustReset: false,
    subscribes: false,
    fullness: 'empty',
    addresses: [],
    shows: 'nothing yet',
  },
  {
    email: 'robin@hobwright.example',
    firstName: 'Robin',
    lastName: 'Field',
    company: '',
    phone: '020 7946 0112',
    mustReset: true,
    subscribes: false,
    fullness: 'few',
    addresses: [
      at('Robin', 'Field', '020 7946 0112', {
        address1: '27 Larch Grove',
        address2: '',
        city: 'London',
        state: '',
        postcode: 'SE24 0XX',
      }),
    ],
    shows: 'must choose a new password first',
  },
];
