import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage } from '@/lib/orders/changes/message';

test('an order message is read back with its note, fit, way in and request to begin', () => {
  const line = fc.stringMatching(/^[a-z0-9 .,]{0,40}$/);
  const said = fc.option(line.filter(Boolean));
  fc.assert(
    fc.property(line, said, said, said, (note, fit, way, begin) => {
      const message = { note, fit, way, begin };
      expect(readMessage(writeMessage(message))).toEqual(message);
    }),
  );
});

test('the lines around the fit and the way in remain the note', () => {
  expect(
    readMessage(
      'Floor: First floor\nWay in: Washer: It will fit through.\nFit: Washer: Fits.\nExpress request: Begin.\nRing twice',
    ),
  ).toEqual({
    note: 'Floor: First floor\nRing twice',
    fit: 'Washer: Fits.',
    way: 'Washer: It will fit through.',
    begin: 'Begin.',
  });
  expect(readMessage(null)).toEqual({ note: '', fit: null, way: null, begin: null });
});
