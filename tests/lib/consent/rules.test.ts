import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentOn, consentRecord, parseConsent } from '@/lib/consent/rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

describe('the answer about statistics', () => {
  it.each([
    [true, 0, 'given'],
    [false, 0, 'refused'],
    [true, 179, 'given'],
    [true, 180, 'none'],
    [false, 180, 'none'],
  ] as const)('of %s after %i days is %s', (statistics, days, expected) => {
    const stored = parseConsent(JSON.stringify(consentRecord(statistics, NOW)));
    expect(consentOn(stored, later(days))).toBe(expected);
  });

  it('does not hold for another version of the question', () => {
    const older = { ...consentRecord(true, NOW), version: 0 };
    expect(parseConsent(JSON.stringify(older))).toBeNull();
  });

  it('is never read from invalid storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(consentOn(parseConsent(text), NOW)).toBe('none');
      }),
    );
  });
});
