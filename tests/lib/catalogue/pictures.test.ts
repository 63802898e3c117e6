import { expect, test } from 'vitest';
import { pictureAt } from '@/lib/catalogue/pictures';

test('the placeholder is filled in as a width, as the platform’s schema says', () => {
  const picture = { template: 'https://pictures.example/{:size}/washer.jpg?c=1', alt: '' };
  expect(pictureAt(picture, 300)).toBe('https://pictures.example/300w/washer.jpg?c=1');
});
