import { describe, expect, it } from 'vitest';
import { fill, sayable } from '../../../../sandbox/demo/seed/lines.ts';

const FACTS = { Noise: '44 dB', Steam: 'Yes', 'Hob type': 'Gas', form: 'slim integrated', Frost: '−15 °C' };

describe('a line', () => {
  it.each([
    ['Noise<=44', true],
    ['Noise<44', false],
    ['Noise>=45', false],
    ['Frost<0', true],
    ['Steam=yes', true],
    ['Hob type=Induction|Gas', true],
    ['Hob type!=Induction|Gas', false],
    ['Hob type!=Induction', true],
    ['Fuel!=Gas', false],
    ['form=slim', true],
    ['form=free|integrated', true],
    ['Noise!', true],
    ['Fuel!', false],
    ['Noise! & Steam=No', false],
  ])('with the condition %s is used only if that holds', (when, holds) => {
    expect(sayable([[when, 'So it is.']], FACTS).map(({ filled }) => filled)).toEqual(
      holds ? ['So it is.'] : [],
    );
  });

  it('with an unknown fact is left out', () => {
    expect(sayable(['{Fuel} burns.', 'At {Noise}.'], FACTS).map(({ filled }) => filled)).toEqual([
      'At 44 dB.',
    ]);
  });

  it.each([
    ['8 L', 'An 8 L tank.'],
    ['11 kg', 'An 11 kg tank.'],
    ['18.5 kg', 'An 18.5 kg tank.'],
    ['800 W', 'An 800 W tank.'],
    ['110 mm', 'A 110 mm tank.'],
    ['1.8 L', 'A 1.8 L tank.'],
    ['inlet', 'An inlet tank.'],
    ['round', 'A round tank.'],
  ])('has the right article before %s', (size, said) => {
    expect(fill('A {size} tank.', { size })).toBe(said);
  });

  it.each([
    ['1:01', '1 hour 1 minute'],
    ['1:58', '1 hour 58 minutes'],
    ['3:00', '3 hours'],
    ['4:01', '4 hours 1 minute'],
    ['39 min', '39 minutes'],
    ['50 s', '50 seconds'],
    ['44 dB', '44 dB'],
  ])('writes %s as %s', (fact, said) => {
    expect(fill('{fact}', { fact })).toBe(said);
  });
});
