import type { SortName } from '@/lib/listing/sorts';

const ENERGIES = ['electric', 'electricity', 'power', 'energy', 'leccy', 'juice'] as const;

/** Phrases for low consumption; `X` stands for what is consumed. */
const LITTLE =
  'not use much X|doesnt use much X|dont use much X|wont use much X|not eat X|not much X|uses little X|use little X|little X|uses less X|use less X|less X|low X use|low X usage|low X|lowest X|least X|uses least X|use least X|not cost much in X|cheap on X|easy on X|light on X|save X|saves X|save on X|saves on X|save money on X|saves money on X|cut X bill|X bill|X saver';

/** Phrases for low running costs. */
const RUNNING_COSTS = [
  ...ENERGIES.flatMap((energy) => LITTLE.split('|').map((pattern) => pattern.replace('X', energy))),
  ...['not', 'doesnt', 'dont', 'wont', 'isnt'].flatMap((negator) =>
    ['expensive', 'cost much', 'cost a lot', 'cost a fortune', 'cost the earth'].map(
      (much) => `${negator} ${much} to run`,
    ),
  ),
  'to run|least power hungry|most economical|lowest running cost|low running cost|running cost|cheap running|costs little to run|costs less to run|costs nothing to run|cheaper to run|easy on the bills|lower bills|save on bills|low wattage',
].join('|');

/** Sort orders by the phrases that ask for them. */
export const SORT_PHRASES: readonly (readonly [phrases: string, sort: SortName])[] = [
  [
    'cheapest|lowest price|least expensive|cheap|budget|inexpensive|affordable|low cost|low priced',
    'price-up',
  ],
  ['not too expensive|not expensive|not too dear|isnt expensive|isnt too expensive', 'price-up'],
  [
    'cheap as chips|dirt cheap|bargain basement|cheap and cheerful|rock bottom|best value|best price',
    'price-up',
  ],
  [
    'on a budget|tight budget|skint|low budget|entry level|reasonably priced|reasonable|not silly money|wont break the bank|doesnt break the bank|not break the bank|cheaper|bargain|cheap as possible|lowest priced|value for money|good value|student',
    'price-up',
  ],
  [
    'posh|fancy|swanky|deluxe|flash|best money can buy|no expense spared|money no object|state of the art|expensive|most expensive|dearest|luxury|top of the range|high end|premium|highest price',
    'price-down',
  ],
  [
    'spin noise|complain about noise|complain about the noise|less noise|less noisy|reduce noise|quietest|quieter|silent|noiseless|very quiet|ultra quiet|super quiet|most quiet|most silent|least noisy|lowest noise',
    'quietest',
  ],
  [
    'recommended|best quality|well reviewed|5 star|five star|highly rated|most reliable|best buy|award winning|best rated|top rated|best reviewed|highest rated|best reviews|best|good reviews',
    'rating',
  ],
  ['newest|latest|just in|new in', 'newest'],
  ['most popular|best selling|bestseller|best seller|popular|most bought', 'most-bought'],
  ['cheapest to run|cheap to run|most efficient|lowest running cost|most energy efficient', 'running-cost'],
  [RUNNING_COSTS, 'running-cost'],
  [
    'today|same day|this week|by friday|by the weekend|quick delivery|fast delivery|next day|need it now|as soon as possible|emergency|in a hurry|one quick|straight away|quickly delivered|tomorrow|asap|urgent|urgently|soonest|fastest delivery|quickest delivery|delivered tomorrow|next day delivery',
    'soonest',
  ],
  ['widest', 'widest'],
  ['narrowest|slimmest|thinnest|narrower|slimmer|thinner', 'narrowest'],
  ['shortest|shorter|lowest height|least tall', 'shortest'],
  ['deepest|deeper|extra deep', 'deepest'],
  ['hottest|highest temperature|gets hottest', 'hottest'],
  [
    'largest|biggest|larger|bigger|roomier|largest capacity|biggest capacity|roomiest|most spacious',
    'largest',
  ],
  [
    'most room|most space|most capacity|most bottle|most can|most place setting|holds the most|hold most|takes the most|fits the most',
    'largest',
  ],
  ['highest capacity|big drum|biggest drum|largest drum', 'largest'],
  ['smallest|smaller|smallest capacity|tiniest|most compact', 'smallest'],
  [
    'light|easy to carry|easy to lift|carry upstairs|carry up and down stairs|weighs little|lightest|lighter|least heavy|lightweight|light weight|not heavy|not too heavy|light to carry',
    'lightest',
  ],
  [
    'powerful|strong|high powered|high power|strong suction|powerful suction|good suction|high suction|high extraction|best suction|strongest suction|most suction|more suction|coolest',
    'most-powerful',
  ],
  ['most powerful|strongest|most power|highest wattage|strongest extraction', 'most-powerful'],
  ['shallowest|least deep', 'shallowest'],
  [
    'save water|saves water|water saving|low water use|uses little water|uses less water|water efficient|uses least water|least water|lowest water use|lowest water consumption|most water efficient',
    'least-water',
  ],
  [
    'fast boil|rapid boil|quick boil|boils fast|boils quickly|boil water quickly|boil quickly|rapid|quickest|fastest|fastest boiling|quickest wash|fastest wash',
    'quickest',
  ],
  ['most zones', 'most-zones'],
  ['most burners|most rings', 'most-burners'],
  ['fastest spin|highest spin|fastest spinning|highest spin speed', 'fastest-spin'],
  ['tallest', 'tallest'],
  [
    'long battery life|long battery|long run time|long running|lasts a long time|longest run time|longest lasting|longest battery|longest battery life|longest running|longest on one charge|longest on a charge|longest on a single charge|longest charge|long on one charge|most minutes',
    'longest-running',
  ],
  ['longest guarantee|longest warranty|best guarantee|best warranty', 'longest-guarantee'],
];

/** Phrases for a household of so many people. */
function householdsOf(numbers: string): string {
  return numbers
    .split('|')
    .flatMap((number) => [
      ...['family', 'big family', 'large family', 'busy family', 'household', 'house'].map(
        (word) => `${word} of ${number}`,
      ),
      ...['people', 'of us', 'person household', 'person house', 'kids', 'children', 'adults'].map(
        (word) => `${number} ${word}`,
      ),
    ])
    .join('|');
}

/** Phrases about size and purpose, whose meaning depends on the kind (`understand/sizes.ts`). */
export const SIZE_PHRASES = [
  [
    'isnt too deep|isnt too wide|isnt very deep|isnt very wide|not as deep|not as wide|less deep|less wide|not too deep|not very deep|not deep|not too wide|not very wide|not wide|thinner|slimmer|space saving|space saver|narrower',
    'slim',
  ],
  ['slim|slimline|narrow|slim line|skinny|thin|narrow gap|tight gap|slim depth|shallow', 'slim'],
  ['not full size|not full sized|isnt full size|less than full size|smaller than full size', 'slim'],
  ['small|compact|mini|little|tiny|wee|dinky|titchy', 'small'],
  [
    'campervan|camper van|motorhome|motor home|narrowboat|tight space|limited space|not much space|not much room',
    'small',
  ],
  [
    'small room|small utility room|small house|box room|compact kitchen|galley kitchen|granny flat|annexe|dorm',
    'small',
  ],
  ['small kitchen|small flat|tiny kitchen|small space|studio flat|tiny flat|small home|caravan', 'small'],
  [
    'for one person|for one|single person|one person|for a couple|for two|two people|2 people|1 person|for 1|for 2',
    'few',
  ],
  [
    'just for me|for myself|only me|just for one|just for two|just for us two|living alone|live alone|lives alone|on my own|just me|just the two of us|just us two|small household|small family',
    'few',
  ],
  ['a couple|retired couple|couple|one or two people|1 or 2 people|single household|single pensioner', 'few'],
  ['bedsit|student flat|small apartment', 'small'],
  [
    'jumbo|xxl|massive|enormous|giant|whole house|big house|large house|large load|big load|super size|oversize|bulk',
    'large',
  ],
  ['big|large|extra large|xl|huge|large capacity|big capacity|high capacity|spacious', 'large'],
  ['family|large family|big family|family of 4|family of four|family sized|large household', 'large'],
  [
    'family of 7|family of seven|family of 8|growing family|busy family|lots of kids|four kids|3 kids|4 kids|three kids',
    'large',
  ],
  [
    'big pan|big pot|large pan|large pot|big pots and pans|kingsize duvet|double duvet|duvet|large turkey|big turkey',
    'large',
  ],
  ['family of 5|family of five|family of 6|family of six|big household', 'large'],
  [
    'family of 3|family of three|six people|five people|6 people|5 people|4 people|four people|double duvet|king size duvet',
    'large',
  ],
  [householdsOf('3|4|5|6|7|8|9|10|three|four|five|six|seven|eight|nine|ten'), 'large'],
  [householdsOf('1|2|one|two'), 'few'],
  ['isnt noisy|isnt too noisy|isnt loud|isnt too loud|not too noisy|not very noisy|not very loud', 'quiet'],
  [
    'low vibration|doesnt shake|doesnt vibrate|vibration free|not shake|not vibrate|hushed|peaceful|soundless',
    'quiet',
  ],
  [
    'hate noise|sensitive to noise|thin walls|thin wall|thin floor|thin ceiling|wooden floor|floorboard|suspended floor|upstairs flat|first floor flat|second floor flat|top floor flat|neighbours below|neighbours downstairs|downstairs neighbours|for bedroom|for a bedroom|for the bedroom|for my bedroom|for a nursery|for a quiet house',
    'quiet',
  ],
  [
    'quiet|low noise|nothing noisy|nothing loud|not noisy|not too loud|not loud|open plan|near bedroom',
    'quiet',
  ],
  ['at night|overnight|night time|through the night|run at night|while we sleep|next to bedroom', 'quiet'],
  ['wont wake the baby|doesnt wake the baby|wont wake the kids|wont wake anyone|wont wake us', 'quiet'],
  ['wont disturb|doesnt disturb|wont keep us awake|wont wake the neighbours', 'quiet'],
  ['tall|full height', 'tall'],
  ['wide|extra wide', 'wide'],
] as const satisfies readonly (readonly [string, string])[];

/** Phrases for how an appliance is installed, which narrow the named kinds. */
export const STYLE_PHRASES = [
  [
    'integrated|built in|builtin|fitted|in built|inbuilt|hidden|behind a door|behind cupboard|behind cupboard door|behind kitchen door|behind unit door|concealed',
    'built in',
  ],
  [
    'freestanding|free standing|floor standing|floorstanding|self standing|standalone|stand alone',
    'freestanding',
  ],
] as const satisfies readonly (readonly [string, string])[];

/** Words that narrow nothing. */
export const FILLERS =
  'alcove|recess|niche|nook|stacked|stackable|priced|delivered|pounds|mark|holds|hold|takes|both|now|bundle|wanted|current|currently|existing|start|starts|started|operate|replacement|okay|suggest|advise|wanting|ive|im|bungalow|flat|landlord|rental|renovating|baby|hopefully|maybe|perhaps|possible|possibly|tell|youve|weve|theyre|thats|spend|spending|pay|paying|afford|life|bed|w|h|d|better|ready|simply|combo|combined|whole|semi|front|automatic|barista|sensor|elderly|pensioner|older|room|office|house|utility|everyday|domestic|residential|electricals|somewhere|anyone|stairs|indoors|outdoors|stock|available|availability|deliver|delivered|but|pls|plz|sth|alexa|google|siri|hey|hi|hello|find|width|height|depth|deep|high|should|when|was|been|after|before|while|here|a|an|and|any|anything|everything|are|as|at|be|by|can|could|do|does|everyone|for|from|get|give|go|goes|got|has|have|house|home|how|i|id|if|im|in|is|it|its|just|like|look|looking|make|maker|me|model|my|need|of|ok|on|one|or|our|please|really|quite|very|s|sell|show|so|some|something|someone|somebody|anyone|stuff|t|that|the|their|them|there|these|thing|this|to|too|type|uk|under|us|want|we|what|whats|where|which|who|will|with|work|would|you|your|buy|sale|offer|deal|shop|price|size|sized|style|proper|good|nice|great|decent|kitchen|new|brand|online|people|person|use|used|using|machine|unit|way|made|recommend|suitable|colour|coloured|color|door|energy|rated|rating|class|max|min|maximum|minimum|less|than|more|enough|about|around|up|down|into|onto|fit|fits|gap|space|still|also|only|ideal|perfect|room|wall|even|lot|much|many|all|another|more|most|between|model|number|finish|option|function|feature|capacity|power|powered|control|inside|outside|over|above|below|week|day|year|old|other|setting|opposite|matching|nan|mum|dad|gran|parent|live|hand|easy|simple|reliable|sturdy|modern|quality|built|standard|normal|basic|regular|full|cost|costs|costing|thereabouts|roughly|second|mam|grandma|grandad|nana|wife|husband|daughter|son|partner|oor|ma|ken|aye|lush|tidy|cheers|thanks|thank|ta|ideally|preferably|prefer|simply|actually|bit|kind|sort|cutout|cut|out|aperture|mark|region|please|must|got|having|after|moving|replace|replacing|died|dead|packed|top|sit|sits|sitting|stand|stands|standing|put|going|ones';

/** Words that reverse the wish after them. */
export const NEGATORS =
  'without|no|not|non|none|neither|nor|never|never mind|forget|wouldnt|couldnt|didnt|except|except for|excluding|excl|minus|dont|doesnt|isnt|arent|hasnt|havent|wont|shouldnt|mustnt|cant have|cannot have|nothing|other than|apart from|anything but|anything except|everything but|all but|any make but|any maker but|any brand but|any colour but|any color but|any kind but|any type but|any sort but|rather than|instead of|lacking|free from|free of|hate|hates|cant stand|not keen on|avoid|avoiding';

/** Common misspellings that are too different for the correction of typing errors. */
export const MISSPELLED: ReadonlyMap<string, string> = new Map([
  ['vacumn', 'vacuum'],
  ['hobb', 'hob'],
  ['whasing', 'washing'],
  ['tosta', 'toaster'],
  ['toasta', 'toaster'],
  ['wasing', 'washing'],
  ['waching', 'washing'],
  ['mashine', 'machine'],
  ['mashin', 'machine'],
  ['machin', 'machine'],
  ['masheen', 'machine'],
  ['fridgeo', 'fridge'],
  ['frezer', 'freezer'],
  ['vacume', 'vacuum'],
  ['vaccume', 'vacuum'],
  ['vacuume', 'vacuum'],
  ['frigde', 'fridge'],
  ['frig', 'fridge'],
  ['fride', 'fridge'],
  ['cuker', 'cooker'],
  ['kooker', 'cooker'],
  ['dishwsher', 'dishwasher'],
  ['expresso', 'espresso'],
  ['bosh', 'bosch'],
]);

/** Words that are correct although they look like misspellings of others. */
export const NO_SLIPS =
  'fell|falls|holds|hold|holding|pulls|goes|does|airer|alarm|aid|apartment|arthritis|babies|base|based|battery|bean|bill|bills|book|bread|building|button|candle|card|certificate|chain|chips|click|club|credit|currys|damage|damaged|dent|dented|express|family|finance|foot|feet|gift|grate|guest|half|hardwood|hall|handy|heated|heater|horse|hygiene|icing|insert|item|kitchen|klarna|laminate|later|letter|local|match|money|moving|night|number|oversized|parking|part|pay|payment|pension|phone|pods|pool|prime|product|register|rent|rented|rental|resale|rinse|sales|school|scotland|scraper|seal|second|sheet|shop|showroom|skin|sleep|snack|store|summer|tablet|team|thereabouts|tower|trade|upstairs|visit|visor|wales|winter|wire|worktop|yacht|break|broke|broken|slide|hide|place|setting|bottle|burner|ring|zone|litre|wide|deep|high|width|height|depth|spin|speed|year|minute|hour|inch|cover|care|lock|lamp|fold|gas|park|plate|slice|slot|watt|kilo|light|shelf|shelve|rail|rack|tray|basket|drum|load|wash|dish|delivery|order|track|collect|return|removal|recycle|measure|warranty|guarantee|repair|finance|cancel|tile|marble|wood|wooden|glass|farm|barn|grand|single|double|triple|treble|front|back|side|top|bottom|left|right|dry|cold|warm|heat|hot|boil|bake|fry|roast|grill|toast|freeze|chill|loud|noise|noisy|lever|handle|hinge|square|round|curved|flat|matt|gloss|mirror|chef|cook|master|grease|smell|steel|oil|salt|soft|hard|water|milk|bean|bread|cake|dough|meat|fish|rice|soup|wine|beer|baby|student|landlord|office|holiday|cottage|boat|bath|bathroom|bedroom|lounge|living|stairs|stair|floor|carpet';
