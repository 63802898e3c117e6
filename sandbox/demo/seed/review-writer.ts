import type { Cause } from './data/reviews/replies.ts';
import { ERRANDS, STRANGE } from './data/reviews/uses.ts';
import { SHORT } from './data/reviews/voices.ts';
import type { Memory } from './memory.ts';
import type { Random } from './random.ts';
import type { ReviewLines } from './review-lines.ts';
import { wordings } from './wordings.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Style of a review: a few words, a few sentences, a long text, or two lists. */
type Voice = 'short' | 'plain' | 'long' | 'lists';

const VOICES: Readonly<Record<Stars, readonly (readonly [Voice, number])[]>> = {
  5: [
    ['short', 4],
    ['plain', 10],
    ['long', 5],
  ],
  4: [
    ['short', 1],
    ['plain', 10],
    ['long', 4],
    ['lists', 4],
  ],
  3: [
    ['plain', 8],
    ['long', 3],
    ['lists', 4],
  ],
  2: [
    ['plain', 3],
    ['long', 2],
  ],
  1: [
    ['plain', 3],
    ['long', 1],
  ],
};

/** Share of reviews that are only a title. Angry reviewers always write a text, among the reviews that get read. */
const TITLE_ALONE: Readonly<Record<Stars, number>> = { 5: 0.3, 4: 0.15, 3: 0.1, 2: 0, 1: 0 };
/**
 * The first `SHOWN_FIRST` reviews have a text. Then the share of bare titles rises by 1 in `READ_TO` reviews, up to
 * `MOST_ALONE`, since nobody reads the oldest of hundreds.
 */
const SHOWN_FIRST = 3;
const READ_TO = 150;
const MOST_ALONE = 0.85;

type Came = 'delivered' | 'late' | 'rough';

/** A review's text, what the shop would reply to, and the minor complaint in it. */
export type Written = { text: string; cause: Cause; complaint?: string | undefined };

const CAME_WELL: readonly (readonly [Came, number])[] = [
  ['delivered', 18],
  ['late', 1],
  ['rough', 1],
];
const CAME_SO: readonly (readonly [Came, number])[] = [
  ['delivered', 2],
  ['late', 1],
  ['rough', 1],
];

const HEADINGS = [
  ['Good', 'Less good'],
  ['Plus', 'Minus'],
  ['Likes', 'Dislikes'],
  ['Pros', 'Cons'],
] as const;

/** Writes the reviews of one product in order. `memory` keeps them from repeating one another. */
export class ReviewWriter {
  readonly #random: Random;
  readonly #memory: Memory;
  readonly #lines: ReviewLines;

  constructor(random: Random, memory: Memory, lines: ReviewLines) {
    this.#random = random;
    this.#memory = memory;
    this.#lines = lines;
  }

  title(stars: Stars): string {
    const titles = this.#lines.titles[stars];
    return this.#memory.choose(this.#random, titles) ?? this.#random.pick(titles.flatMap(wordings));
  }

  /**
   * @param days longest possible time in use
   * @param after number of newer reviews on the page
   */
  text(stars: Stars, days: number, after: number): Written {
    const alone = Math.min(MOST_ALONE, TITLE_ALONE[stars] + after / READ_TO);
    if (after >= SHOWN_FIRST && this.#random.chance(alone))
      return { text: '', cause: stars <= 2 ? 'fault' : 'praise' };
    const voice = this.#random.weighted(VOICES[stars]);
    if (voice === 'short') {
      const short = this.#choose(SHORT[stars]);
      if (short !== undefined) return { text: short, cause: 'praise' };
    }
    return voice === 'lists' ? this.#lists(stars) : this.#prose(stars, days, voice === 'long');
  }

  #prose(stars: Stars, days: number, long: boolean): Written {
    const before = long ? this.#beginning(days) : this.#perhaps(0.12, () => [this.#span(days)]);
    const complaint = stars === 3 || stars === 4 ? this.#grumble() : undefined;
    const core = this.#core(stars, long, complaint);
    const fit = stars >= 3 ? this.#perhaps(long ? 0.5 : 0.2, () => [this.#choose(this.#lines.fit)]) : [];
    const noise = this.#perhaps(stars >= 3 ? (long ? 0.4 : 0.15) : 0, () => [
      this.#choose(this.#lines.noise),
    ]);
    const came = this.#random.weighted(stars >= 4 ? CAME_WELL : CAME_SO);
    const delivery = this.#perhaps(long ? 0.4 : 0.18, () => [this.#choose(this.#lines[came])]);
    const end = this.#perhaps(long ? 0.5 : 0.25, () => [this.#choose(SHORT[stars])]);
    const middle = this.#random.chance(0.3) ? [...fit, ...core, ...noise] : [...core, ...fit, ...noise];
    const said = [...before, ...middle, ...delivery, ...end];
    const text = said.length > 0 ? said.join(' ') : this.#errand();
    return {
      text,
      cause: causeOf(stars, delivery.length > 0 ? came : 'delivered', fit.length > 0),
      complaint,
    };
  }

  /** Writes what is good and what is less so, as two lists. */
  #lists(stars: Stars): Written {
    const good = sentences([this.#praise(), stars >= 4 ? this.#praise() : undefined]);
    const complaint = this.#grumble();
    const bad = sentences([complaint]);
    const [likes, dislikes] = this.#random.pick(HEADINGS);
    const lines = [
      good.length > 0 && `${likes}: ${joined(good)}`,
      bad.length > 0 && `${dislikes}: ${joined(bad)}`,
    ].filter((line) => line !== false);
    return { text: lines.join(' ') || this.#errand(), cause: 'grumble', complaint };
  }

  #core(stars: Stars, long: boolean, complaint: string | undefined): string[] {
    if (stars <= 2) return sentences([this.#choose(this.#lines.fault) ?? this.#choose(SHORT[stars])]);
    if (stars === 3) return sentences([complaint, this.#praise()]);
    const second = long || this.#random.chance(0.25) ? this.#praise() : undefined;
    return sentences([this.#praise(), second, complaint]);
  }

  #beginning(days: number): string[] {
    const reason = this.#choose(this.#lines.reasons);
    const who = this.#random.chance(0.6) ? this.#household() : undefined;
    return this.#random.chance(0.5)
      ? sentences([reason, who])
      : sentences([who, this.#random.chance(0.5) ? reason : this.#span(days)]);
  }

  /** The household and how it uses the product: `Family of five: a load every morning before work.` */
  #household(): string | undefined {
    const { habits, part } = this.#lines.use;
    if (part) {
      const errand = this.#choose(habits);
      return errand && `${capital(errand)}.`;
    }
    const household = this.#memory.choose(this.#random, this.#lines.households);
    const strange = STRANGE.find(([who]) => who.test(household ?? ''))?.[1];
    const usual = strange ? habits.filter((each) => !strange.test(each)) : habits;
    const habit = this.#memory.choose(this.#random, usual);
    return household && this.#memory.once(`${household}${habit ? `: ${habit}` : ''}.`);
  }

  /** Empty when nothing is left to say. The review is then only a title. */
  #errand(): string {
    return this.#choose(ERRANDS) ?? '';
  }

  #span(days: number): string | undefined {
    return this.#choose(this.#lines.spans.filter(([least]) => least <= days).map(([, text]) => text));
  }

  #praise(): string | undefined {
    const { praise, anyPraise } = this.#lines;
    return this.#random.chance(0.75)
      ? (this.#choose(praise) ?? this.#choose(anyPraise))
      : (this.#choose(anyPraise) ?? this.#choose(praise));
  }

  #grumble(): string | undefined {
    const { grumble, anyGrumble } = this.#lines;
    return this.#random.chance(0.85)
      ? (this.#choose(grumble) ?? this.#choose(anyGrumble))
      : (this.#choose(anyGrumble) ?? this.#choose(grumble));
  }

  #choose(from: readonly string[]): string | undefined {
    return this.#memory.sayAnew(this.#random, from);
  }

  #perhaps(probability: number, say: () => readonly (string | undefined)[]): string[] {
    return this.#random.chance(probability) ? sentences(say()) : [];
  }
}

function causeOf(stars: Stars, came: Came, fits: boolean): Cause {
  if (stars <= 2) return 'fault';
  if (came !== 'delivered') return came;
  if (stars <= 4) return 'grumble';
  return fits ? 'fit' : 'praise';
}

const sentences = (from: readonly (string | undefined)[]): string[] =>
  from.filter((sentence) => sentence !== undefined);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words that keep their capital within a sentence. */
const KEPT = /^(?:I\b|I’|[A-Z]{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Yorkshire)/;

const inside = (sentence: string) =>
  KEPT.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

const joined = (from: readonly string[]): string =>
  `${from.map((sentence) => inside(sentence.replace(/\.$/, ''))).join('; ')}.`;
