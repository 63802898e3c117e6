import type { OrderLine } from '@/lib/orders/types';

/** What to do before the van comes, by what was bought (experience CHK-14). */
export function preparations(lines: readonly OrderLine[]): string[] {
  const names = lines.flatMap(({ name, extras }) => [name, ...extras.map((extra) => extra.name)]).join('\n');
  const has = (words: RegExp) => words.test(names);
  return [
    'Measure the way in once more, and clear it: doors, corners, stairs.',
    ...(has(/fridge|freezer/i)
      ? [
          'Empty and defrost the old one the day before. Let the new one stand for four hours before you turn it on.',
        ]
      : []),
    ...(has(/wash|dishwasher/i)
      ? ['Check that the tap for the machine turns, and have a bucket and a towel ready.']
      : []),
    ...(has(/hob|oven|cooker/i)
      ? [
          'Have the electrician or the Gas Safe registered fitter booked for after the delivery, unless you chose fitting.',
        ]
      : []),
    ...(has(/take.*away|collect|recycl|remov/i)
      ? ['Empty the old appliance, unplug it and close its water. Leave it where it can be reached.']
      : []),
  ];
}
