import { z } from 'zod';
import { NATIONS } from '@/lib/dates/nations';
import { addDays, isDay } from '@/lib/dates/rules';
import { AREAS } from '@/lib/delivery/data/areas';
import { ZONE_NAMES } from '@/lib/delivery/types';
import { NAMED_DAYS } from './named-days';

// Every message continues a sentence that begins with the field's name, so that an editor reads what to correct.

/** Limits that catch amounts entered in pounds instead of pence, or the reverse. */
const MOST_PENCE = 5_000_00;
const MOST_PENCE_A_UNIT = { energy: 200, water: 2_000 } as const;

const price = z
  .int('has to be a whole number of pence')
  .min(0, 'cannot be negative')
  .max(MOST_PENCE, 'is more than £5,000: write pence');

export const words = z.string('has to be text').trim().min(1, 'cannot be empty');

const rate = (most: number) =>
  z
    .number('has to be a number of pence')
    .positive('has to be more than 0')
    .max(most, `is more than ${most} pence: write pence, not pounds or a yearly bill`);

export const day = z
  .string('has to be a day, such as 2026-11-20')
  .refine(isDay, { message: 'is not a day: write 2026-11-20', abort: true });

const list = <Row extends z.ZodType>(row: Row) => z.array(row, 'has to be a list [ … ]');
const row = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, 'has to be a row { … }');

/** A record with some of the names as keys. */
function keyed<Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
  what: string,
  such: string,
) {
  return z.record(z.string(), value, `have to be ${such}`).transform((values, context) => {
    for (const name of Object.keys(values).filter((each) => !names.some((allowed) => allowed === each)))
      context.addIssue({ code: 'custom', path: [name], message: `is not a ${what}` });
    return values as Partial<Record<Name, z.output<Value>>>;
  });
}

const fuel = z.enum(['electricity', 'gas'], 'has to be electricity or gas');
const tariff = row({ fuel, pence: rate(MOST_PENCE_A_UNIT.energy), from: day, to: day, source: words });

/** The tariffs of one fuel have to follow each other without a gap or an overlap. */
export const tariffs = list(tariff).superRefine((rows, context) => {
  const fault = (at: number, key: string, message: string) =>
    context.addIssue({ code: 'custom', path: [at, key], message });
  if (!rows.some((each) => each.fuel === 'electricity'))
    context.addIssue({ code: 'custom', path: [], message: 'have to include a price for electricity' });
  const placed = rows
    .map((each, at) => ({ ...each, at }))
    .toSorted((a, b) => a.fuel.localeCompare(b.fuel) || a.from.localeCompare(b.from));
  for (const [index, { fuel: of, from, to, at }] of placed.entries()) {
    if (to < from) fault(at, 'to', 'comes before its first day');
    const before = placed[index - 1];
    if (before?.fuel !== of) continue;
    const next = addDays(before.to, 1);
    if (from > next) fault(at, 'from', `leaves days without a tariff: ${of} has to continue from ${next}`);
    if (from < next) fault(at, 'from', `begins before another ${of} tariff ends, on ${before.to}`);
  }
});

export const water = row({ pence: rate(MOST_PENCE_A_UNIT.water), source: words });

export const money = price;
export const hour = z
  .int('has to be a whole hour from 1 to 23')
  .min(1, 'has to be a whole hour from 1 to 23')
  .max(23, 'has to be a whole hour from 1 to 23');
export const returnDays = z
  .int('has to be a whole number of days')
  .min(14, 'cannot be less than the 14 days set by law')
  .max(365, 'is more than a year');

/** May be empty, when nothing is promised. */
export const priceDropDays = z
  .int('has to be a whole number of days, or empty')
  .min(1, 'has to be 1 or more, or empty')
  .max(100, 'is more than 100 days')
  .nullish()
  .transform((days) => days ?? null);

export const percent = z
  .int('has to be a whole number')
  .min(1, 'has to be 1 or more')
  .max(100, 'is more than the whole price');

export const namedDays = keyed(
  NAMED_DAYS,
  price,
  'day from Monday to Saturday',
  '{ "Friday": 500 }',
).transform((days) =>
  Object.fromEntries(NAMED_DAYS.flatMap((name, at) => (days[name] ? [[at + 1, days[name]]] : []))),
);

const nation = z.enum(NATIONS, `is not a nation: write ${NATIONS.join(', ')}`);
const zoneName = z.enum(ZONE_NAMES, `is not a zone: write ${ZONE_NAMES.join(', ')}`);

const extraDays = z
  .int('has to be a whole number of days')
  .min(0, 'cannot be negative')
  .max(30, 'is more than 30 days');

const zone = row({
  name: zoneName,
  label: words,
  nation,
  served: z.boolean('has to be true or false'),
  surcharge: price,
  extraDays,
  parcelSurcharge: price,
  parcelExtraDays: extraDays,
});

export const zones = list(zone).superRefine((rows, context) => {
  const fault = (message: string) => context.addIssue({ code: 'custom', path: [], message });
  for (const name of ZONE_NAMES) {
    const matches = rows.filter((each) => each.name === name);
    if (matches.length !== 1) fault(`have to include ${name} once`);
  }
  if (rows.some(({ name, served }) => name === 'mainland' && !served))
    fault('have to deliver to the mainland');
  if (rows.some(({ name, served }) => name === 'unserved' && served)) fault('cannot deliver to unserved');
});

const district = z
  .int('has to be a number from 0 to 99')
  .min(0, 'has to be a number from 0 to 99')
  .max(99, 'has to be a number from 0 to 99');

export const outwardCodes = list(
  row({
    zone: zoneName,
    area: z
      .string('has to be a postcode area, such as IV')
      .refine((area) => AREAS.has(area), 'is not a postcode area'),
    from: district.optional(),
    to: district.optional(),
  }).refine(({ from = 0, to = 99 }) => from <= to, {
    path: ['to'],
    message: 'comes before the first district',
  }),
);

export const holidays = keyed(NATIONS, list(day), 'nation', '{ "england-and-wales": ["2026-12-25"] }');

const tier = row({
  kinds: z.int('has to be a whole number').min(2, 'has to be 2 or more'),
  percent: z
    .number('has to be a number')
    .positive('has to be more than 0')
    .max(50, 'is more than 50')
    .multipleOf(0.1, 'has at most one decimal'),
});

/** Sorted by number of kinds, most first; more kinds have to save more. */
export const setDiscount = list(tier)
  .superRefine((rows, context) => {
    const placed = rows.map((each, at) => ({ ...each, at })).toSorted((a, b) => a.kinds - b.kinds);
    for (const [index, { kinds, percent, at }] of placed.entries()) {
      const before = placed[index - 1];
      const fault = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, key], message });
      if (before?.kinds === kinds) fault('kinds', 'is in two rows');
      else if (before && percent <= before.percent) fault('percent', 'has to be more than with fewer kinds');
    }
  })
  .transform((rows) =>
    rows
      .toSorted((a, b) => b.kinds - a.kinds)
      .map(({ kinds, percent }) => ({ kinds, perMille: Math.round(percent * 10) })),
  );
