import type { SeedEntry } from '../seed-types.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The trader: an invented company, with a phone number from the range reserved for drama (experience §1 L16). */
export const settings: SeedEntry[] = [
  {
    id: 'siteSettings',
    type: 'siteSettings',
    metadata: { tags: ['everyPage'] },
    fields: {
      name: 'Hobwright',
      legalName: 'Hobwright Ltd',
      companyNumber: '00000000',
      registeredIn: 'England and Wales',
      addressLines: ['Enamel Works', '14 Rim Lane', 'Sheffield'],
      postcode: 'S3 0XX',
      vatNumber: 'GB 000 0000 00',
      email: 'help@hobwright.example',
      phone: '0114 496 0142',
      phoneLink: '+441144960142',
      hours: '8am to 8pm every day',
      openingHours: [{ days: [...everyDay, 'PublicHolidays'], opens: '08:00', closes: '20:00' }],
      phoneNote: 'Charged at your basic rate. Our team is in Sheffield.',
      deliveryPromise: 'Large goods delivered free from {freeDeliveryFrom}, parcels from {parcelFreeFrom}',
      fitPromise:
        'If we say that it fits and it does not, we collect it free of charge and refund you in full.',
      guaranteeYears: 2,
      notice: 'Demonstration shop: nothing here is for sale',
      legalLine:
        'All prices include VAT. This is a demonstration shop: the company, its makers, prices and reviews are invented.',
      paymentMethods: ['Visa', 'Mastercard', 'Amex'],
      social: [],
      titleSuffix: 'Hobwright',
      description:
        'Home appliances with the sizes that matter: body, handle, hose and open door, and a delivery date before you put anything in the basket.',
    },
    draft: {
      phoneNote:
        'Charged at your basic rate. The people who answer are in Sheffield, and so are the appliances.',
    },
  },
];
