import { expect, test } from 'vitest';
import { refusalWords } from '@/lib/basket/refusals';

test.each([
  ['Not enough stock: (915) Fucina 90g: 0 available', 'Fucina 90g is out of stock.'],
  [
    'Not enough stock: (915) Fucina: 90g: 3 available',
    'Only 3 of Fucina: 90g available, including those in your basket.',
  ],
  ['A variant ID is required for IH-10 hose', 'Choose which IH-10 hose first.'],
  ['ZGF-256 filter: the least quantity is 2', 'The smallest order of ZGF-256 filter is 2.'],
  ['Banco 9: the largest quantity is 1', 'Banco 9: no more than 1 per customer.'],
  ['TW-914 is not purchasable', 'TW-914 cannot be bought at the moment.'],
  [
    'Not Found: Provided product ID (999999) does not represent a valid product',
    'This product is no longer sold.',
  ],
  ['Not Found: Line item does not exist', 'This is no longer in your basket.'],
  [
    'Request conflict: the cart was changed',
    'Your basket has just been changed somewhere else. Check it, then try again.',
  ],
  ['Something new of the platform', null],
])('the platform’s refusal “%s” is reworded for shoppers, or unknown', (said, words) => {
  expect(refusalWords(said)).toBe(words);
});
