import { BEGIN_LABEL, FIT_LABEL, WAY_LABEL } from '@/lib/orders/changes/message';

export const FLOORS = [
  { value: 'ground', words: 'Ground floor' },
  { value: 'first', words: 'First floor' },
  { value: 'second', words: 'Second floor or higher' },
  { value: 'basement', words: 'Basement' },
] as const;

export const LIFTS = [
  { value: 'yes', words: 'Yes, and it takes the goods' },
  { value: 'no', words: 'No' },
] as const;

export const BEGIN = [
  {
    value: 'on',
    words: 'Begin within the 14 days; work once done can’t be cancelled and is paid for.',
  },
] as const;

/** Of what is answered in words. */
export const LONGEST_ANSWER = 120;
/** Of what is worked out; with the longest of all else it stays within the 2,000 characters that the platform keeps. */
export const LONGEST_ACCESS_LINE = 600;

/**
 * What is asked about the way in (experience CHK-5), and how the goods fit and get in as the shopper measured (§6 F1,
 * F2). An absent answer is an empty text.
 */
export type AccessAnswers = {
  floor: string;
  lift: string;
  stairs: string;
  /** How many single steps and door sills. */
  steps: string;
  /** Millimetres. */
  door: string;
  /** How wide the old one is that is taken away, millimetres. */
  old: string;
  parking: string;
  way: string;
  fit: string;
  /** Asked to begin work while the contract can be cancelled: `on`. */
  begin: string;
};

/** The names under which the answers stand in the message to the platform, one a line. */
const LABELS: readonly (readonly [keyof AccessAnswers, string])[] = [
  ['floor', 'Floor'],
  ['lift', 'Lift'],
  ['stairs', 'Stairs'],
  ['steps', 'Steps'],
  ['door', 'Narrowest door (mm)'],
  ['old', 'Width of the old one (mm)'],
  ['parking', 'Parking'],
  ['way', WAY_LABEL],
  ['fit', FIT_LABEL],
  ['begin', BEGIN_LABEL],
];

const NONE: AccessAnswers = {
  floor: '',
  lift: '',
  stairs: '',
  steps: '',
  door: '',
  old: '',
  parking: '',
  way: '',
  fit: '',
  begin: '',
};

const CHOICES: Partial<Record<keyof AccessAnswers, readonly { value: string; words: string }[]>> = {
  floor: FLOORS,
  lift: LIFTS,
  begin: BEGIN,
};

/** What the platform keeps with the order for the crew: `Floor: First floor`, one answer a line. */
export function accessMessage(answers: AccessAnswers): string {
  return LABELS.flatMap(([name, label]) => {
    const given = answers[name].replace(/\s+/g, ' ').trim();
    const words = CHOICES[name]?.find(({ value }) => value === given)?.words ?? given;
    return words ? [`${label}: ${words}`] : [];
  }).join('\n');
}

/** The answers back from it; whatever else is in the message is left out. */
export function readAccessMessage(message: string): AccessAnswers {
  const answers = { ...NONE };
  for (const line of message.split('\n')) {
    const found = LABELS.find(([, label]) => line.startsWith(`${label}: `));
    if (!found) continue;
    const [name, label] = found;
    const words = line.slice(label.length + 2);
    answers[name] = CHOICES[name]?.find((choice) => choice.words === words)?.value ?? words;
  }
  return answers;
}
