import { expect, test } from 'vitest';
import { fitNotes } from '@/lib/choosing/fit-note';
import { UNMEASURED } from '@/lib/fit/space';
import { aCard } from '../../support/shop';

const card = aCard({
  attributes: { Type: 'Fridge freezer', Width: '600 mm', Height: '1750 mm', Depth: '650 mm' },
});
const notes = (over: object) => fitNotes({ card }, { space: { ...UNMEASURED, ...over } });

test.each([
  [{ widths: [600] }, ['It may just go in: the gap is exactly as wide as it is.']],
  [{ widths: [620] }, ['It goes in with less air around it than is advised or usual.']],
  [{ widths: [700] }, []],
  [{}, []],
])('a pick for the space %j has the notes %j', (space, said) => expect(notes(space)).toEqual(said));

test('a body that stands out has a note, and without a space there is none', () => {
  expect(notes({ widths: [700], depth: 640 })).toEqual([
    expect.stringMatching(/^It stands out \d+ mm in front/),
  ]);
  expect(fitNotes({ card }, { space: null })).toEqual([]);
});
