import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage, writeMessage } from '@/lib/orders/message';

test('the note and the fit go with an order and come back', () => {
  const line = fc.stringMatching(/^[a-z0-9 .,]{0,40}$/);
  fc.assert(
    fc.property(line, fc.option(line.filter(Boolean)), (note, fit) => {
      expect(readMessage(writeMessage({ note, fit }))).toEqual({ note, fit });
    }),
  );
});

test('what stands around the fit stays the note', () => {
  expect(readMessage('Floor: First floor\nFit: Washer: Fits.\nRing twice')).toEqual({
    note: 'Floor: First floor\nRing twice',
    fit: 'Washer: Fits.',
  });
  expect(readMessage(null)).toEqual({ note: '', fit: null });
});
