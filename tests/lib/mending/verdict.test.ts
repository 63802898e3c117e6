import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MACHINES } from '@/lib/mending/data/machines';
import { repairCost, verdictOf } from '@/lib/mending/rules';
import { sizeWords } from '@/lib/mending/size-words';
import type { Machine, Symptom } from '@/lib/mending/types';
import { mendingWords, rightsWords, verdictSentences } from '@/lib/mending/words';

const RATE = 26;
const machineOf = (list: string): Machine => {
  const machine = MACHINES.find((each) => each.list === list);
  if (!machine) throw new Error(`No ${list}.`);
  return machine;
};
const symptomOf = (machine: Machine, name: string): Symptom => {
  const symptom = machine.symptoms.find((each) => each.name === name);
  if (!symptom) throw new Error(`A ${machine.noun} has no ${name}.`);
  return symptom;
};

/** As somebody who repairs them and sells new ones would say it: list, symptom, age, pounds and kWh of a new one. */
describe('repair or replace', () => {
  test.each([
    ['/washing-machines', 'drains', 1, 429, 107, 'claim'],
    ['/washing-machines', 'drains', 4, 429, 107, 'mend'],
    ['/washing-machines', 'drains', 10, 429, 107, 'try'],
    ['/washing-machines', 'leaks', 8, 429, 107, 'oneself'],
    ['/washing-machines', 'dead', 4, 429, 107, 'mend'],
    ['/washing-machines', 'dead', 7, 299, 107, 'replace'],
    ['/washing-machines', 'roars', 4, 799, 107, 'mend'],
    ['/washing-machines', 'roars', 7, 429, 107, 'replace'],
    ['/washing-machines', 'roars', 10, 429, 107, 'replace'],
    ['/tumble-dryers', 'turns', 9, 469, 170, 'oneself'],
    ['/tumble-dryers', 'dead', 10, 469, 170, 'replace'],
    ['/dishwashers', 'dirty', 7, 449, 190, 'mend'],
    ['/fridge-freezers', 'ice', 4, 629, 165, 'mend'],
    ['/fridge-freezers', 'warm', 10, 629, 165, 'replace'],
    ['/single-ovens', 'cold', 4, 369, null, 'mend'],
    ['/hobs', 'cracked', 10, 309, null, 'replace'],
    ['/microwaves', 'cold', 4, 119, null, 'replace'],
  ] as const)(
    '%s with the fault %s at %d years against £%d is advised as an expert would',
    (list, name, age, pounds, kwh, advice) => {
      const machine = machineOf(list);
      const fresh = { brought: pounds * 100, kwh };
      expect(verdictOf(machine, symptomOf(machine, name), { age, fresh, rate: RATE }).advice).toBe(advice);
    },
  );

  test('favours repair more the dearer a new one is, and less the older the appliance is', () => {
    const machine = machineOf('/washing-machines');
    const order = ['try', 'replace', 'oneself', 'either', 'mend'];
    const rank = (symptom: Symptom, age: number, pounds: number) =>
      order.indexOf(
        verdictOf(machine, symptom, { age, fresh: { brought: pounds * 100, kwh: null }, rate: RATE }).advice,
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...machine.symptoms),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 150, max: 2000 }),
        (symptom, age, pounds) => {
          expect(rank(symptom, age, pounds + 50)).toBeGreaterThanOrEqual(rank(symptom, age, pounds));
          expect(rank(symptom, age + 1, pounds)).toBeLessThanOrEqual(rank(symptom, age, pounds));
        },
      ),
    );
  });

  test('never advises replacing before a free remedy has been tried', () => {
    const fresh = { brought: 150_00, kwh: null };
    const advised = MACHINES.flatMap((machine) =>
      machine.symptoms
        .filter(({ parts: [from], burns }) => from === 0 && !burns)
        .map((symptom) => {
          const { advice } = verdictOf(machine, symptom, { age: 12, fresh, rate: RATE });
          return `${machine.noun}: ${symptom.name}: ${advice}`;
        }),
    );
    expect(advised.filter((each) => each.endsWith(': replace'))).toEqual([]);
    expect(advised).toContain('oven: dead: try');
    expect(advised).toContain('washing machine: drains: try');
  });

  test('counts the energy saving of a new one only against an old appliance', () => {
    const machine = machineOf('/tumble-dryers');
    const of = (age: number) =>
      verdictOf(machine, symptomOf(machine, 'dead'), {
        age,
        fresh: { brought: 469_00, kwh: 170 },
        rate: RATE,
      });
    expect(of(4).saves).toBeNull();
    expect(of(9).saves).toBe(Math.round(330 * RATE));
  });
});

test('every kind of appliance has valid symptoms and repair costs', () => {
  for (const machine of MACHINES) {
    const names = machine.symptoms.map(({ name }) => name);
    expect(new Set(names).size, machine.list).toBe(names.length);
    for (const symptom of machine.symptoms) {
      expect(symptom.cause, symptom.name).toMatch(/\.$/);
      expect(symptom.parts[1]).toBeGreaterThanOrEqual(symptom.parts[0]);
      const [from, to] = repairCost(symptom);
      expect(from).toBeGreaterThanOrEqual(75_00 + symptom.parts[0] * 100);
      expect(to).toBeGreaterThanOrEqual(110_00 + symptom.parts[1] * 100);
      expect(mendingWords(symptom)).toMatch(/^£\d+ to £\d+ in all: .+\.$/);
    }
  }
});

test('every kind of appliance is named with the right article', () => {
  const said = MACHINES.flatMap((machine) => {
    const verdict = {
      advice: 'mend',
      mending: [85_00, 150_00],
      replacing: null,
      left: 5,
      saves: null,
    } as const;
    const usual = { width: 600, height: 850, depth: 600, from: 'usual' } as const;
    return [
      ...verdictSentences(machine, verdict, null),
      ...verdictSentences(machine, verdict, 4),
      sizeWords(usual, machine),
      sizeWords(usual, machine, 'XY-1'),
    ];
  }).join(' ');
  expect(said).toContain('An oven usually lasts');
  expect(said).toContain('the usual space for an American fridge freezer');
  expect(said).not.toMatch(/\ba [aeiou]/i);
  expect(said).not.toMatch(/\ban [^aeiou]/i);
});

test('the advice is worded with its costs, its age and the customer’s rights', () => {
  const machine = machineOf('/american-fridge-freezers');
  const symptom = symptomOf(machine, 'loud');
  const verdict = verdictOf(machine, symptom, { age: 4, fresh: { brought: 1299_00, kwh: 300 }, rate: RATE });
  expect(verdictSentences(machine, verdict, 4)).toEqual([
    'A repair usually costs £75 to £180 with call-out, labour and part; a new one that fits costs £1,299 with delivery.',
    'An American fridge freezer usually lasts about 12 years (a survey of 15,000 households by the consumer organisation OCU, 2018), so yours has about 8 years left.',
  ]);
  expect(mendingWords(symptom)).toBe(
    '£75 to £180 in all: £75 to £110 for the call-out with the first hour of work, up to £70 for the part. Many people fit the part themselves, with the machine unplugged, and pay only for the part.',
  );
  const washer = machineOf('/washing-machines');
  expect(mendingWords(symptomOf(washer, 'roars'))).toBe(
    '£205 to £470 in all: £75 to £110 for the call-out with the first hour of work, £45 to £70 for each of about 2 more hours, £40 to £220 for the part.',
  );
  expect(verdictSentences(machine, { ...verdict, replacing: null }, null)[1]).toContain(
    'you do not know its age',
  );
  expect(rightsWords(1)).toContain('still under guarantee');
  expect(rightsWords(4)).toContain('six years (five in Scotland)');
  expect(rightsWords(9)).toContain('too old');
  expect(rightsWords(null)).toBe(rightsWords(4));
});
