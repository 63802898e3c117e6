import type { Kind } from '@/lib/catalogue/kinds/table';
import type { PlainTarget } from '@/lib/routing/href';

/** Token that replaces each named appliance in the text that `SERVICES` match. */
export const GOODS = 'GOODS';

/**
 * A service for an appliance: the page that explains it, and the phrases that ask for it. The group `did` is the asking
 * word; an appliance appears as `GOODS`.
 */
type Service = { kind: Kind; path: PlainTarget; says: readonly RegExp[] };

const THE =
  '(?:(?:a|an|the|my|our|your|this|that|new|of|for|on|in|old|broken|existing|electric|gas|integrated|built in|freestanding|induction|ceramic|single|double) )*';
const DISPOSAL = 'removal|disposal|dispose|disposing|recycle|recycling|recycled|scrap|uplift';

/** Words for services, in their correct spelling. */
export const SERVICE_WORDS =
  'installation|install|installer|fitting|fitter|fitted|connection|connect|disconnect|electrician|plumber|engineer|wiring|removal|remove|disposal|dispose|recycling|recycle|collection|collect|packaging|unpack|unpacking|insurance|insure|breakdown|extended|warranty|guarantee|cover|convert|conversion|reverse|swap|change|hook|pick|haul|scrap|uplift|extra|extend|reversal|cardboard|service|old|away|rid';

/** In the order in which they are tried. */
export const SERVICES: readonly Service[] = [
  {
    kind: 'Unpacking service',
    path: '/delivery',
    says: [
      /\b(?<did>unpack\w*|unbox\w*)\b/,
      /\b(?<did>take|takes|taking|remove|removing|removal|dispose|recycle|collect|collecting)\b.*\b(?:packaging|packing|cardboard|box|boxes|polystyrene|wrapping)\b/,
      /\b(?:packaging|packing|cardboard|boxes) (?<did>removal|removed|collection|collected|disposal|taken|recycling)\b/,
    ],
  },
  {
    kind: 'Collection service',
    path: '/recycling',
    says: [
      new RegExp(String.raw`\b(?<did>${DISPOSAL}|collection of) ${THE}(?:GOODS|appliances?)\b`),
      new RegExp(String.raw`\b(?:GOODS|appliances?) (?<did>${DISPOSAL}|collection)\b`),
      /\b(?:old|existing)\b.*\b(?<did>taken|collected|collection|removed|removal|disposed|disposal|recycled|recycling|away|gone|to go)\b/,
      /\b(?<did>take|taking|collect|collecting|remove|removing|recycle|recycling|dispose|pick|haul|scrap|rid|clear)\b.*\b(?:old|existing|broken)\b/,
      new RegExp(String.raw`\b(?<did>take|taking) ${THE}(?:GOODS|appliances?) away\b`),
      new RegExp(String.raw`\bget(?:ting)? (?<did>rid) ${THE}(?:GOODS|appliances?)\b`),
      /\bwhat (?:do|to do|can|should)\b.*\b(?<did>do) with .*\bold\b/,
      /\b(?<did>weee|tip)\b/,
    ],
  },
  {
    kind: 'Extended cover',
    path: '/extended-cover',
    says: [
      /\b(?<did>extended|extend|extending|extra) (?:warrant\w+|guarantees?|cover)\b/,
      /\b(?<!for |for the |for my )(?<did>insurance|insure|insured|care plans?|protection plans?|service plans?|warranty cover)\b/,
      /\b(?<did>accidental damage|(?:breakdown|repair|appliance|accident|damage) cover)\b/,
      /\byears? (?:of )?(?<did>cover|protection)\b/,
      /^(?:\d+|two|three|five) years? (?<did>warranty|guarantee)$/,
      new RegExp(String.raw`\b(?<did>cover) (?:for|on) ${THE}GOODS\b`),
      new RegExp(
        String.raw`^(?:\d+|two|three|five|extra) years? (?:of )?(?<did>warranty|guarantee|insurance) (?:for|on) ${THE}(?:GOODS|appliances?)\b`,
      ),
    ],
  },
  {
    kind: 'Fitting service',
    path: '/installation',
    says: [
      /\b(?<!easy |self |simple |diy |freestanding |flush )(?<did>install(?:s|ed|er|ers|ing|ation|ations)?)\b(?! kit)/,
      /(?<!\b(?:trade|discounts?|prices?|accounts?|sell|complain\w*)\b.*)\b(?<did>fitters?|electricians?|plumbers?|gas safe|gas engineers?|hook(?:ed)? up|wir(?:e|ed|ing) (?:in|up)|wiring|plumb(?:ing)? in)\b/,
      /\b(?<!wifi |internet |bluetooth |hose |water )(?<did>connection|reconnection|disconnection)\b/,
      /\b(?<did>connect|connecting|reconnect|disconnect)\b(?! (?:to )?(?:the |my )?(?:wifi|wi fi|alexa|app|phone|internet))/,
      new RegExp(String.raw`\b(?<did>plumb|wire) ${THE}GOODS\b`),
      new RegExp(
        String.raw`(?<!easy )(?:^|\b(?:to|you|someone|somebody|anyone|they|please|and|delivery|men|man|guys?|lads?|team|people|crew|drivers?|engineers?) )(?<did>fit) ${THE}GOODS\b`,
      ),
      new RegExp(String.raw`\b(?<did>fitting) (?:service |cost |costs |price |charge )?${THE}GOODS\b`),
      /\bGOODS (?<did>fitting)(?:$| (?:service|cost|price|charge|and|by)\b)/,
      /\b(?<did>fitting) (?:service|cost|costs|charges?)\b/,
      /\b(?:can|could|will|would|do|does) (?:you|someone|somebody|anyone|they|he|she|(?:your|the|delivery) (?:\w+ )?(?:men|man|guys?|lads?|team|people|crew|drivers?|fitters?|engineers?|delivery))\b.*\b(?<did>put in|put|fit|set up)\b.*\bGOODS\b(?! (?:on|in|into|inside|under|next)\b)/,
      /\bGOODS (?<did>fitted|installed|connected|plumbed in|wired in|put in)$/,
      /\b(?:get|have|having|want|need|delivered|supplied)\b.*\b(?<did>fitted|plumbed in|wired in|connected)\b(?! (?:to|under|in)\b)/,
      /\b(?<did>fitted|connected|installed) (?:by(?! wifi)|for me|for us)\b/,
      /^(?<did>fitting|fit and remove)$/,
      /\b(?<did>place) and plug\b/,
      /\b(?<did>swap|swapping|swapped|change|changing|changed|switch|reverse|reversing|move|rehang)\b.*\b(?:doors?|hinges?)\b/,
      /\b(?<did>turn|turned|turning)\b.*\bdoors? (?:a?round|over)\b/,
      /\b(?:doors?|hinges?) (?<did>swap|change|reversal|swapped|changed)\b/,
      /\b(?<did>open|opens|hang|hangs|hinged?) (?:on |to |from )?(?:the )?(?:other|opposite) (?:way|side)\b/,
      /\b(?<did>convert|converting|converted|conversion|change|changing|adapt)\b.*\b(?:lpg|bottled gas|propane|calor)\b/,
      /\b(?:lpg|bottled gas|propane|calor gas|calor) (?<did>conversion|converter|change)\b/,
    ],
  },
];
