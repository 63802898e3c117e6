import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage } from '@/lib/orders/changes/message';

test('the note, the fit and the way in go with an order and come back', () => {
  const line = fc.stringMatching(/^[a-z0-9 .,]{0,40}$/);
  const said = fc.option(line.filter(Boolean));
  fc.assert(
    fc.property(line, said, said, (note, fit, way) => {
      expect(readMessage(writeMessage({ note, fit, way }))).toEqual({ note, fit, way });
    }),
  );
});

test('what stands around the fit and the way in stays the note', () => {
  expect(
    readMessage('Floor: First floor\nWay in: Washer: It gets in.\nFit: Washer: Fits.\nRing twice'),
  ).toEqual({
    note: 'Floor: First floor\nRing twice',
    fit: 'Washer: Fits.',
    way: 'Washer: It gets in.',
  });
  expect(readMessage(null)).toEqual({ note: '', fit: null, way: null });
});
