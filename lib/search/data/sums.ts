/** How to recognise a sum that is not the price of a product, by the words before it, after it, or both. */
type SumRule = {
  before?: RegExp;
  behind?: RegExp;
  isOffer?: true;
  /** Whether any figure counts, even without a pound sign: `20 a month`, `50% off`. */
  isOfAny?: true;
  /** Whether it also applies to an upper limit: `under £50 a month`. */
  isUnder?: true;
  /** Whether it only applies to a lower limit: `free over £40`. */
  isOver?: true;
  /** Highest sum for which it applies, in pounds. */
  most?: number;
  /** Whether the sum is a running cost. */
  isRunning?: true;
};

/** Highest charge for a service, in pounds. */
const MOST_FEE = 100;

const SAVED = 'energy|space|water|time|power|money|electric|electricity|eco|labour|cost|heat';
const BROUGHT = 'delivery|shipping|postage|fitting|installation';
const SERVICES = `${BROUGHT}|install|removal|recycling|collection|disposal|warranty|insurance`;
const INCLUDED =
  'included|including|inc|incl|today|tomorrow|next|this|by|on|in|within|to|asap|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend';
const PERIOD = 'months?|mth|mo|weeks?|wk|years?|yr';

const USE =
  'cycles?|wash(?:es)?(?: cycles?)?|loads?|uses?|hours?|hr|go|run|programmes?|programs?|day|night|boil|bake|dry';

/** Words after a figure in pence, `10p`, which otherwise could be part of a model number. */
export const PENCE_OF_USE = new RegExp(
  String.raw`^ ?(?:(?:/|(?:a|an|per|each|every|p) )(?:${USE}|kwh|unit)|to run)\b`,
);

/** In the order in which they are tried. */
export const SUM_RULES: readonly SumRule[] = [
  {
    behind: new RegExp(
      String.raw`^(?:percent |per cent )?(?:off(?! (?:white|grey|gray|black|cream|grid|peak|road)\b)|discounts?(?! codes?\b)|cash ?back|price (?:cut|drop)|reductions?|rebate|savings?(?! (?:${SAVED})\b))\b`,
    ),
    isOffer: true,
    isOfAny: true,
  },
  {
    before: new RegExp(
      String.raw`(?:^| )(?:saves?|saved|(?<!\b(?:${SAVED}) )savings?(?: of)?|discounts? of|reduced by|reductions? of|cash ?back of)$`,
    ),
    isOffer: true,
  },
  // An earlier price: `was £599 now £499`.
  {
    before:
      /(?:^| )(?:(?<!\b(?:budget|limit|max|maximum) )was|rrp(?: of)?|(?:reduced|marked down|down) from|originally|previously)$/,
  },
  {
    behind: /^(?:(?:a|per|each|every|p) (?:months?|mth|mo)|monthly|pcm|months? (?:at|of|for|x) £ \d\S*)\b/,
    isOfAny: true,
    isUnder: true,
  },
  {
    behind: new RegExp(
      String.raw`^(?:(?:a|per|each|every|p) (?:${PERIOD}|fortnight|quarter|annum|day|night|wash|cycle|load|hour|kwh)|(?:${PERIOD})|weekly|yearly|annually|annual|p m|pm|p w|pw|pa)\b`,
    ),
    isUnder: true,
  },
  {
    behind: new RegExp(
      String.raw`^(?:p|pence|penny) (?:(?:a |an |per |each |every |p )?(?:${USE})\b|(?=to run\b))`,
    ),
    isOfAny: true,
    isUnder: true,
    isRunning: true,
  },
  {
    behind: /^(?:p|pence|penny) (?:a |an |per |each |every |p )?(?:kwh|unit)\b/,
    isOfAny: true,
    isUnder: true,
  },
  {
    behind:
      /^(?:instal?lments?|payments?(?! (?:plans?|options?|methods?)\b)|x \d+(?: (?:months?|payments?|instal?lments?))?)\b/,
    isUnder: true,
  },
  { before: /(?:^| )(?:instal?lments? of|payments? of|monthly(?: payments?)?|\d+ x)$/ },
  { behind: /^(?:deposit|upfront|up front|down payment|down(?=$| £| and| then))/, isUnder: true },
  { before: /(?:^| )(?<!\bno )(?:deposit|down payment)(?: of)?$/ },
  {
    behind:
      /^(?:(?:gift )?(?:vouchers?|coupons?)|gift cards?|trade in|part exchange|for (?:my|an|our|the) old)\b/,
  },
  { before: /(?:^| )(?:vouchers?|coupons?|gift cards?)(?: of| for| worth)?$/ },
  {
    before: new RegExp(
      String.raw`(?:^free|(?:^| )(?:free (?:${SERVICES}|returns?)|delivery free|delivered free|free when you spend|free if you spend)(?: on| for)?(?: all)?(?: orders?)?)$`,
    ),
    isOver: true,
  },
  { before: /(?:^| )spend$/, behind: /^(?=(?:and )?(?:save|get) £)/ },
  // The words after it say more about it.
  { behind: /^(?=to run\b)/, isUnder: true },
  {
    behind: new RegExp(
      String.raw`^(?:${SERVICES})\b(?: (?:fee|charge|cost)s?\b)?(?! (?:${INCLUDED})\b)|^(?:fee|charge|surcharge)s?\b`,
    ),
    most: MOST_FEE,
  },
  {
    before: new RegExp(
      String.raw`(?:^|(?<!\b(?:free|day|fast|quick|same|with|and|including|inc)) )(?:${BROUGHT})(?: (?:fee|charge|cost)s?)?(?: of| is| for)?$`,
    ),
    most: MOST_FEE,
  },
];
