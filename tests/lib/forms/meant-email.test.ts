import { expect, it } from 'vitest';
import { meantEmail } from '@/lib/forms/meant-email';

it.each([
  ['hana@gmial.com', 'hana@gmail.com'],
  ['hana@gmail.con', 'hana@gmail.com'],
  ['hana@gmail.co', 'hana@gmail.com'],
  ['hana@hotmail.co.ul', 'hana@hotmail.co.uk'],
  ['hana@hotmailco.uk', 'hana@hotmail.co.uk'],
  ['hana@yahooo.co.uk', 'hana@yahoo.co.uk'],
  [' Hana.Akhtar@Outlok.com ', 'Hana.Akhtar@outlook.com'],
  ['hana@btinernet.com', 'hana@btinternet.com'],
])('%j is taken for a misspelt address', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

it.each([
  'hana@gmail.com',
  'hana@ymail.com',
  'hana@mail.com',
  'hana@me.com',
  'hana@we.com',
  'hana@max.com',
  'hana@ski.com',
  'hana@aon.com',
  'hana@akhtar.co.uk',
  'hana@post.example',
  'hana@',
  'hana',
  '',
])('%j is not taken for a misspelt address', (typed) => expect(meantEmail(typed)).toBeNull());
