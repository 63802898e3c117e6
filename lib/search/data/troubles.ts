import type { SortName } from '@/lib/listing/sorts';

/**
 * Phrases for undesirable properties, with the size or quietness that is wanted instead: `does not make much noise`.
 */
export const TROUBLES_OF_SIZE = [
  [
    'noise|noisy|loud|racket|din|vibrate|vibration|shake|rattle|shudder|deafening|deafen|wake the baby|wake the kids|wake me|wake us|wake anyone|wake everyone|wake the house|wake the neighbours|disturb|disturb the neighbours|annoy the neighbours|keep me awake|keep us awake|sound like a plane|sound like a jet|sound like a jet engine',
    'quiet',
  ],
  ['stick out|sticks out|sticking out|protrude|jut out|poke out', 'slim'],
  [
    'bulky|take up much space|take up much room|take up too much space|take up too much room|take up a lot of space|take up a lot of room|take up loads of space|take up loads of room|take up half the kitchen|take up the whole worktop|hog the worktop',
    'small',
  ],
] as const satisfies readonly (readonly [string, string])[];

/** Phrases for undesirable properties, with the sort order that is wanted instead. */
export const TROUBLES_OF_ORDER: readonly (readonly [phrases: string, sort: SortName])[] = [
  [
    'heavy|weigh a ton|weighs a ton|weigh a lot|weighs a lot|weigh much|weigh too much|weighs too much|weigh loads|hard to lift|hard to push',
    'lightest',
  ],
  [
    'cost the earth|cost a fortune|cost a bomb|cost an arm and a leg|an arm and a leg|break the bank|dear|pricey|overpriced|silly price|rip off|cost much|cost too much|cost a lot|cost loads|silly money',
    'price-up',
  ],
  ['confusing|lots of buttons|loads of buttons|too many buttons', 'price-up'],
  [
    'cost a fortune to run|cost the earth to run|cost a bomb to run|cost a lot to run|cost much to run|cost loads to run|expensive to run|dear to run|pricey to run|eat electric|eat electricity|guzzle electric|guzzle electricity|use much electric|use much electricity|use much power|use a lot of electric|use a lot of electricity|use loads of electric|use loads of electricity|use too much electric|use too much electricity|power hungry|energy hungry|high running cost|big electric bill|high electric bill|high bill|big bill',
    'running-cost',
  ],
  [
    'use much water|use a lot of water|use too much water|use loads of water|use lots of water|waste water',
    'least-water',
  ],
];
