import { expect, test } from 'vitest';
import { pictureAt } from '@/lib/catalogue/pictures';

test('the size placeholder of a picture is replaced by a width', () => {
  const picture = { template: 'https://pictures.example/{:size}/washer.jpg?c=1', alt: '' };
  expect(pictureAt(picture, 300)).toBe('https://pictures.example/300w/washer.jpg?c=1');
});
