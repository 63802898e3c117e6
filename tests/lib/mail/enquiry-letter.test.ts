import { expect, test } from 'vitest';
import { compose } from '@/lib/mail/compose-queries';
import { writeMail } from '@/lib/mail/write-mail';
import { SHOP } from '../../support/mail';

test('a message that the platform refuses is e-mailed to the shop in full, with its sender', async () => {
  const composed = await compose(
    {
      letter: 'enquiryToShop',
      about: 'question',
      email: 'ann@example.org',
      reference: 'E-0A1B2C3D',
      words: 'question: How loud is <b>it</b>?\nsku: X-1',
    },
    SHOP,
  );
  if (!composed || composed === 'lapsed') throw new Error('There is no letter.');
  expect(composed.to).toBe(SHOP.settings.email);
  const { subject, html, text } = writeMail(composed.letter, composed.to, SHOP);
  expect(subject).toBe('Message from a visitor (question, E-0A1B2C3D)');
  expect(subject.length).toBeLessThanOrEqual(50);
  expect(html).toContain('mailto:ann@example.org');
  expect(html).toContain('How loud is &lt;b&gt;it&lt;/b&gt;?');
  expect(text).toContain('How loud is <b>it</b>?');
});

test('the receipt of the contact form gives its reference and how long an answer takes', async () => {
  const composed = await compose(
    { letter: 'contactReceived', to: 'ann@example.org', reference: 'E-0A1B2C3D' },
    SHOP,
  );
  if (!composed || composed === 'lapsed') throw new Error('There is no letter.');
  const { subject, html } = writeMail(composed.letter, composed.to, SHOP);
  expect(subject).toBe('We have your message E-0A1B2C3D');
  expect(html).toContain('We will answer within one working day.');
  expect(html).not.toContain('What you wrote');
});
