import { expect, test } from 'vitest';
import { doorWords } from '@/lib/catalogue/models/door-words';
import { viewWords } from '@/lib/catalogue/models/view-words';

const turn = (degrees: number) => (degrees / 180) * Math.PI;

test.each([
  [0, 10, 'Seen from the front'],
  [20, 10, 'Seen from the front'],
  [40, 10, 'Seen from the front right'],
  [-90, 10, 'Seen from the left'],
  [180, 10, 'Seen from the back'],
  [-180, 10, 'Seen from the back'],
  [-40, 60, 'Seen from the front left, from above'],
  [760, 10, 'Seen from the front right'],
])('a view from %i° round and %i° up is described', (round, up, words) => {
  expect(viewWords({ round: turn(round), up: turn(up) })).toBe(words);
});

test.each([
  ['door', false, 'Open the door'],
  ['freezer door', true, 'Shut the freezer door'],
  ['Lid', false, 'Open the lid'],
  ['Armature|Action.001', false, 'Open it'],
  ['Armature|Action.001', true, 'Shut it'],
])('the door %s has a button label', (name, isOpen, words) => {
  expect(doorWords(name, isOpen)).toBe(words);
});
