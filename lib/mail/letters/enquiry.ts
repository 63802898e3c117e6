import type { Letter } from '../types';
import type { Shop } from '../write-mail';

/**
 * E-mail to the address given in the contact form: the message has arrived, and when we will answer. It quotes nothing,
 * because anybody can enter anybody's address.
 */
export function contactReceived({ reference }: { reference: string }, { settings }: Shop): Letter {
  return {
    subject: `We have your message ${reference}`,
    title: 'We have your message',
    blocks: [
      {
        kind: 'text',
        runs: [
          'Thank you for writing to us through our contact form. We will answer within one working day. Your reference is ',
          { bold: reference },
          `. If it cannot wait, ring ${settings.phone} (${settings.hours}).`,
        ],
      },
      {
        kind: 'text',
        runs: ['Not you? Somebody may have entered your address by mistake, and you need do nothing.'],
      },
    ],
    because:
      'You are getting this e-mail because somebody wrote to us with this address. It is not advertising.',
  };
}

type Enquiry = { about: string; email: string; reference: string; words: string };

/**
 * E-mail to the shop with a visitor's message that the platform no longer accepts, because the visitor's reCAPTCHA
 * check has expired.
 */
export function enquiryToShop({ about, email, reference, words }: Enquiry): Letter {
  return {
    subject: `Message from a visitor (${about}, ${reference})`,
    title: 'Message from a visitor',
    blocks: [
      {
        kind: 'text',
        runs: [
          'This was sent while the store could not be reached, so it is not in the store’s lists. Reply to ',
          { text: email, href: `mailto:${email}` },
          '.',
        ],
      },
      { kind: 'form', title: `${about}, ${reference}`, lines: words.split('\n') },
    ],
    because:
      'You are getting this e-mail because the shop’s settings name this address. It is not advertising.',
  };
}
