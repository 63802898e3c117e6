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
    words: 'Begin within the 14 days; work done can’t be cancelled and must be paid for.',
  },
] as const;

/** Maximum length of an answer in words, in characters. */
export const LONGEST_ANSWER = 120;
/**
 * Maximum length of a calculated answer, in characters. With the longest of all others, the message stays within the
 * 2,000 characters that the platform keeps.
 */
export const LONGEST_ACCESS_LINE = 600;

/**
 * The answers about the way in (experience CHK-5), and the results of the shopper's measurements: whether the goods fit
 * and get in (§6 F1, F2). An absent answer is an empty text.
 */
export type AccessAnswers = {
  floor: string;
  lift: string;
  stairs: string;
  /** Number of single steps and door sills. */
  steps: string;
  /** Width in millimetres. */
  door: string;
  /** Width of the old appliance that is taken away, in millimetres. */
  old: string;
  parking: string;
  way: string;
  fit: string;
  /** The request to begin work while the contract can be cancelled: `on`. */
  begin: string;
};

/** Labels of the answers in the message to the platform, one answer per line. */
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

/**
 * Returns the message for the crew that the platform keeps with the order: `Floor: First floor`, one answer per line.
 */
export function accessMessage(answers: AccessAnswers): string {
  return LABELS.flatMap(([name, label]) => {
    const given = answers[name].replace(/\s+/g, ' ').trim();
    const words = CHOICES[name]?.find(({ value }) => value === given)?.words ?? given;
    return words ? [`${label}: ${words}`] : [];
  }).join('\n');
}

/** Parses the answers from that message; other lines are ignored. */
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
