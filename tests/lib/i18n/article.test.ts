import { expect, test } from 'vitest';
import { withArticle } from '@/lib/i18n/article';

test.each([
  ['oven', 'an oven'],
  ['American fridge freezer', 'an American fridge freezer'],
  ['hob', 'a hob'],
  ['800 mm gap', 'an 800 mm gap'],
  ['11-year guarantee', 'an 11-year guarantee'],
  ['18 mm edge', 'an 18 mm edge'],
  ['110 mm duct', 'a 110 mm duct'],
  ['1,800 mm gap', 'a 1,800 mm gap'],
  ['600 mm gap', 'a 600 mm gap'],
])('the article for “%s” is right', (noun, said) => expect(withArticle(noun)).toBe(said));
