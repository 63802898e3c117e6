import { describe, expect, test } from 'vitest';
import { greetingName, passwordFault, passwordStrength, waitInWords } from '@/lib/customer/rules';
import { commonFault } from '@/lib/customer/password-check';

describe('new password', () => {
  test.each([
    ['', 'Enter a password'],
    ['Ab1', 'Make the password 8 characters or longer'],
    ['a'.repeat(129), 'Make the password 128 characters or shorter'],
    ['kettle and toast', 'Add a capital letter and a number to the password'],
    ['KETTLE 12 toasts', null],
    ['Grüße-Öfen-7', null],
    ['🧊🧊🧊🧊🧊Aa1', null],
  ])('%j is accepted or refused for its characters and length', (password, fault) =>
    expect(passwordFault(password)).toBe(fault),
  );

  test.each([
    'Password1',
    'Passw0rd!',
    'P@ssword2026',
    'Qwerty123!',
    'Abcd1234',
    'Summer2026!',
    'Liverpool1',
    'Aaaaaaa1',
    'Hobwright2026',
  ])('%s is refused as common', (password) =>
    expect(commonFault(password)).toContain('first that anybody would try'),
  );
  test.each(['Quiet-Kettle-9', 'Three-Warm-Ovens-1', 'correct Horse 4 staple', 'Enamel-works-14'])(
    '%s is not refused as common',
    (password) => expect(commonFault(password, ['maureen@example.org', 'Maureen', 'Hartley'])).toBeNull(),
  );
  test('is refused when it is the owner’s own name with something appended', () => {
    expect(commonFault('Maureen12', ['maureen.hartley@example.org', 'Maureen'])).toContain('your name');
  });
  test('is rated in words', () => {
    expect(['', 'Abc', 'Abcdefg1', 'Three-Warm-Ovens-1'].map(passwordStrength)).toEqual([
      null,
      '5 to go',
      'Fair: a longer one is better',
      'Strong',
    ]);
  });
});

test.each([
  ['Maureen', 'Maureen'],
  ['  Anne\nMarie ', 'Anne Marie'],
  ['x'.repeat(90), 'x'.repeat(40)],
])('the greeting for %j is stored as %j', (name, held) => expect(greetingName(name)).toBe(held));

test.each([
  [45, '45 seconds'],
  [95, '2 minutes'],
  [900, '15 minutes'],
  [7_200, '2 hours'],
])('a wait of %i s is written as %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
