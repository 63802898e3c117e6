import { expect, test } from 'vitest';
import { phaseWords, refusalWords } from '@/lib/catalogue/models/own-room-words';

const SIZES = { width: 598, height: 845, depth: 620 };

test.each([
  ['coming', null, 'Loading the model.'],
  ['looking', SIZES, 'Point the phone at the floor and move it slowly.'],
  ['found', SIZES, 'Tap the screen to place it on the marked spot.'],
  ['stands', SIZES, 'True size: 598 mm wide, 845 mm high and 620 mm deep.'],
  ['lost', SIZES, 'The camera has lost the floor. Move the phone slowly.'],
] as const)('the phase %s has its words', (phase, extent, words) => {
  expect(phaseWords(phase, extent)).toBe(words);
});

test.each([
  ['NotAllowedError', /was not allowed/],
  ['SecurityError', /does not allow/],
  ['NotSupportedError', /cannot detect the floor/],
  ['InvalidStateError', /in use by another page/],
  ['OperationError', /did not open/],
  ['', /did not open/],
])('the error %s says why the camera does not open', (name, words) => {
  expect(refusalWords(name)).toMatch(words);
});
