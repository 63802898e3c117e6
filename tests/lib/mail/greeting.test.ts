import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameInLetter, salutation } from '@/lib/mail/greeting';
import { emailChanged, passwordChanged, signInLink, welcome } from '@/lib/mail/letters/account';
import { paymentDeclined } from '@/lib/mail/letters/reminders';
import { writeMail } from '@/lib/mail/write-mail';
import { SHOP } from '../../support/mail';
import { aWholeOrder } from '../../support/orders';

describe('a first name', () => {
  test.each(['Pat', 'Mary Jane', "D'Arcy", 'Jean-Luc', 'J. R.', 'J.R.', 'Zoë', '李', 'Ngọc Anh', 'John 3rd'])(
    'is used in the greeting: %s',
    (name) => expect(salutation(name)).toBe(`Hello ${name},`),
  );

  test.each([
    'You won 500 pounds! Claim at https://evil.example/claim now',
    'evil.example',
    'Pat evil.example',
    'www.evil',
    'EVIL.EXAMPLE',
    'evil。example',
    'evil．example',
    'evil.例え',
    'pat@evil.example',
    '//evil',
    'mailto:a@b',
    'ring 0900 123 456',
    '+44 (0)900',
    'a'.repeat(41),
    ' ',
    '',
  ])('is left out of the greeting: %s', (name) => expect(salutation(name)).toBe('Hello,'));

  test('is left out if it contains an address anywhere', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 10 });
    fc.assert(
      fc.property(
        words,
        fc.webUrl(),
        fc.emailAddress(),
        fc.domain(),
        words,
        (before, url, email, domain, after) => {
          for (const address of [url, email, domain])
            expect(nameInLetter(`${before} ${address} ${after}`)).toBeNull();
        },
      ),
    );
  });
});

test('no e-mail that a stranger can trigger free of charge contains their words', () => {
  const name = 'Claim at evil.example';
  const order = aWholeOrder();
  const billed = { ...order, billingAddress: { ...order.billingAddress, firstName: name } };
  for (const letter of [
    welcome(name, SHOP),
    signInLink(name, 'token', SHOP),
    emailChanged(name, SHOP),
    passwordChanged(name, SHOP),
    paymentDeclined({ order: billed, cards: new Map(), shop: SHOP }),
  ]) {
    const { html, text } = writeMail(letter, 'pat@example.org', SHOP);
    expect(`${html}${text}`).not.toContain('evil.example');
  }
});
