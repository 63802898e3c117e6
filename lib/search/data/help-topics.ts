import type { PlainTarget } from '@/lib/routing/href';

/** Says that something does not work as it should. */
const BROKEN =
  /^(?!.*\b(?:(?<!(?:error|fault) )codes?|vouchers?|coupons?|cards?|passwords?|links?|web ?site|site|log ?in|app)\b).*\b(?:faulty|stopped working|not working|broken down|breaks?(?: down)?|broke|broken|stop(?:s|ped) (?:(?:being|getting|keeping|staying) (?:cold|hot|warm|cool|frozen)|spinning|draining|heating|cooling|freezing|drying|washing|turning|mid|halfway|half way|part ?way|during|in the middle)|(?:won'?t|(?:does|do|will) not|doesn'?t|can'?t get (?:it|the \w+) to) (?:start|turn on|switch on|come on|fire up|power up|work|spin|drain|heat|cool|freeze|boil|charge|ignite|open|close|shut|lock|latch|dry|empty|fill|light|suck|pick up)\b(?! (?:well|properly )?(?:a|my|the) )|(?:not|isn'?t) (?:drain|heat|spinn|cool|freez|dry|fill|empty|light|clean|wash|turn|start|work)ing|doesn'?t (?:drain|heat|spin|cool|freeze|fill|empty|light|turn on|start|work)|leak(?:s|ing)|error codes?|(?:has|have|is|its|just) (?:\w+ )?(?:cracked|snapped|died|blown|seized up|jammed|iced up|packed in)|(?:elements?|motors?|pumps?|fans?|bulbs?|seals?|thermostats?|belts?|handles?|hinges?|knobs?|lids?|latch(?:es)?|batter(?:y|ies)|compressors?|grills?|doors?|drums?) (?:has |have |is |s |just |on (?:it|my \w+) )*(?:gone|broke|snapped|failed|blown|packed up|burnt out|come off|came off|fallen off|fell off|loose)|(?:my|our|the) (?:\w+ ){1,3}(?:keeps? (?:\w+ )?\w+ing|(?:keeps? )?(?:ices?|icing|frosts?|frosting) up|cuts? out|(?:switches|turns) (?:itself )?off|overheats?|stinks)|making (?:an? |this |that |some |loud |weird |funny |strange |horrible |awful )*(?:noise|hum\w*|buzz\w*|bang\w*|grind\w*|squeal\w*|rattl\w*|click\w*|knock\w*|whin\w*|screech\w*|sound)|beeping|flashing (?:light|error|code|red)|burning smell|smells? (?:of|like) burning|tripp(?:ed|ing) the (?:electrics|fuse|switch)|trips the (?:electrics|fuse|switch)|(?:making a|strange|weird|funny|loud|banging|grinding) noise|packed (?:up|in)|conked out|given up the ghost|(?:my|our) (?:\w+ ){1,4}?(?:isnt|is not|not|never|wont|doesnt|no longer) (?:\w+ ){0,2}?(?:cold|hot|warm|frozen|freezing|drying|spinning))\b(?! (?:proof|protection|much|power))/;

/**
 * Pages that answer a question, by what it says. `alone`: only if no appliance is named, because with one the same
 * words ask for products. `broken`: only if no replacement is wanted. Pages about services are in `services.ts`.
 */
export const HELP_TOPICS: readonly { path: PlainTarget; says: RegExp; alone?: true; broken?: true }[] = [
  {
    path: '/track-order',
    says: /\b(?:track|tracking|where('?s| is| are) my|order status|hasn'?t (?:arrived|come|turned up)|not arrived|not turned up|never (?:arrived|came|turned up)|no show|still waiting|parcel|eta|dispatched)\b/,
  },
  {
    path: '/track-order',
    says: /\b(?:when|what time|what day|where)\b.*\b(?:order|delivery|you|driver|van|crew|it)\b.*\b(?:come|comes|coming|arriv(?:e|es|ing|al)|get here|be here|turn up|turning up|due)\b|\b(?:delivery|order|driver|van) (?:is |was |running |hasn'?t |not )*(?:late|delayed|missed|come|here)\b|\b(?:missed|late|failed) (?:my |a |the )?deliver\w*\b|\b(?:nobody|no one|noone|didn'?t) (?:turn\w*|show\w*|came|come|arriv\w*)\b|^my (?:order|delivery)$/,
  },
  {
    path: '/track-order',
    says: /\b(?:change|move|rearrange|reschedule|postpone|delay)\w*\b.*\bdeliver|\bdeliver\w*\b.*\b(?:change|moved?|rearrange|reschedule|postpone)/,
  },
  {
    path: '/cancel-an-order',
    says: /\bcancel|\b(?:order|bought|buy|purchas)\w*\b.*\bby (?:mistake|accident)\b|\bby (?:mistake|accident)\b.*\b(?:order|bought|purchas)|\bstop (?:my|our|the|this|that) order\b/,
  },
  {
    path: '/returns',
    says: /\b(?:returns?|returning|refunds?|(?:send|sending|give|post|bring|take) (?:it |this |them |that |things? |something |stuff |an item |items? |my order |the \w+ |a \w+ )?back|unwanted|not happy with|money back|change my mind|changed my mind|exchange|wrong (?:item|size|one|colour|product|thing|model)|don'?t want it|damaged|dented|scratched|(?:arrived|came|turned up|delivered|was sent|been sent)\b.*\b(?:dents?|scratch(?:es)?|crack(?:s|ed)?|marks?|smashed|broken|bent|chip(?:s|ped)?|missing)|(?:smashed|cracked|broken) (?:in transit|on arrival|when it (?:came|arrived))|you (?:have |ve )?sent (?:me )?(?:an?|the|two|only))\b/,
  },
  {
    path: '/recycling',
    says: /\bwhat (?:happens|do you do|will you do) (?:to|with) (?:my |the |our )?old\b/,
  },
  {
    path: '/returns',
    says: /\b(?:swap|exchange|change) (?:it|this|them|that one|mine) (?:for|to|with)\b/,
  },
  { path: '/recycling', says: /\b(?:recycl\w*|weee|scrap|tip)\b/ },
  {
    path: '/delivery',
    says: /\b(?:northern ireland|highlands?|isle of|channel islands|jersey|guernsey|scotland|orkney|shetland|belfast delivery)\b|\b(?:how|when|what|do you|can you|is|cost|charges?|free|times?|days?|slots?|dates?|saturday|sunday|weekend|evening|upstairs|flat)\b.*\bdeliver|\bdeliver\w*\b.*\b(?:cost|charges?|times?|days?|slots?|dates?|to|on|upstairs|saturday|sunday|long|much|free)\b|\b(?:shipping|postage)\b|\b(?:do|can|will|could) you (?:send|ship|come|go|bring\w*|travel)\b(?! back)(?: \w+){0,3}? (?:to|as far as)\b/,
  },
  {
    path: '/delivery',
    says: /\bclick (?:and|&) collect\b|\b(?:collect|pick(?: it| them| one)? up)\b.*\b(?:store|shop|warehouse|depot|myself|ourselves|in person|from you)\b|\b(?:charges?|costs?|fee|carry|carried)\b.*\b(?:floor|stairs|flights?|upstairs)\b/,
  },
  { path: '/delivery', says: /\bdeliver(?:y|ies)?\b/, alone: true },
  {
    path: '/extended-cover',
    says: /\byears?\b.*\bwarrant\w+|\bwarrant\w+\b.*\byears?\b|\bwarranty extension|\bmy rights\b/,
  },
  {
    path: '/guarantee',
    says: /\b(?:guarantees?|guaranteed|warrant\w+|register (?:my|a|the|your) (?:product|appliance|guarantee))\b/,
    alone: true,
  },
  {
    path: '/guarantee',
    says: /\bwho pays\b.*\b(?:breaks?|goes wrong|fails?|repair)\b|\b(?:breaks?|goes wrong|fails?|packs? (?:up|in))\b.*\b(?:first|second|year|years|months?)\b/,
  },
  { path: '/it-broke', says: BROKEN, broken: true },
  { path: '/guarantee', says: BROKEN, broken: true },
  {
    path: '/spares-and-repair',
    says: /\b(?:repairs?|repaired|spare parts?|spares|engineer|mend)\b|\bfix my\b/,
  },
  {
    path: '/spares-and-repair',
    says: /\b(?:oven|fridge|freezer|washing machine|washer|dishwasher|dryer|cooker|hob|hood|microwave|kettle|hoover|vacuum) (?:door )?(?:shelf|shelves|drawers?|trays?|seals?|gaskets?|elements?|knobs?|bulbs?|belts?|pumps?|handles?|hinges?|catch(?:es)?|thermostats?|racks?|motors?|fuses?|batter(?:y|ies)|parts?)(?: replacements?| spares?| broken| snapped| missing)?(?: [a-z]*\d\S*)?$|\bdoor (?:seals?|gaskets?|handles?|hinges?|catch(?:es)?)\b|\b(?:replacement|spare|new|broken|lost) (?:door |glass |fridge |freezer |oven |drum )?(?:shelf|shelves|drawers?|trays?|seals?|gaskets?|elements?|knobs?|bulbs?|belts?|pumps?|handles?|racks?|baskets?|motors?|fuses?|hinges?|thermostats?|batter(?:y|ies)|parts?|doors?|feet|wheels?)\b|\b(?:elements?|seals?|gaskets?|drum belts?|bulbs?|knobs?) for (?:a |an |my |the |our )?/,
  },
  {
    path: '/contact',
    says: /\bwho (?:do|can|should) (?:i|we) (?:ring|call|phone|contact|e-?mail|speak|talk|ask|write)\b|\b(?:phone|ring|call|speak|talk|chat)(?:ing)? (?:to )?(?:you|someone|somebody|a (?:person|human)|the shop|customer)|\b(?:opening|closing|shop) (?:hours|times?)\b|\bwhat time do you (?:open|close|shut)\b|\b(?:where|which town) (?:are|is) (?:you|your)\b|\b(?:do you have|is there|got) an? (?:shop|store|showroom|branch|phone number|number)\b|\b(?:nearest|local) (?:shop|store|branch|showroom)\b|\bwhats ?app\b|\bget in touch\b|\b(?:phone number|telephone|number to (?:ring|call)|contact|phone you|call you|ring you|speak to|talk to|(?<!my )e-?mail|opening hours|customer service|customer services|live chat|help ?line|your address|shop address|showroom|where are you|visit you)\b/,
  },
  {
    path: '/energy-labels',
    says: /\benergy labels?\b|\b(?:kwh|kilowatt hours?)\b.*\b(?:mean|label)|\bmeans?\b.*\bkwh\b|\b(?:what|how much|does|do)\b(?! not).*\bcosts?\b.*\bto run\b|\benergy (?:ratings?|letters?|grades?|bands?|class(?:es)?|labels?|scale)\b.*\b(?:mean|explain|work|stand|chang)|\bwhat(?:s| is| does)? (?:an? )?[a-g] rat(?:ing|ed)\b|\b(?:what|how|explain|understand)\w*\b.*\benergy (?:letters?|grades?|bands?|labels?|ratings?|class(?:es)?|scale)|\bnew (?:energy )?labels?\b|\b(?:mean|explain)\w*\b.*\benergy (?:rating|class)/,
  },
  {
    path: '/ways-to-pay',
    says: /\b(?:pay(?:ing|ments?)? (?:monthly|later|weekly|in \d|by|with|over|on)|(?:monthly|weekly) payments?|deposits?|pay the rest|rest later|spread the cost|instal?lments?|buy now|interest free|on credit|on finance|finance|klarna|clearpay|paypal|apple pay|google pay|amex|american express|credit cards?|debit cards?|ways to pay|how (?:can|do) i pay|payment (?:methods?|options?|plans?)|gift (?:cards?|vouchers?|certificates?|tokens?)|e-?gift|vouchers?|(?:discount|promo) codes?|coupons?)\b/,
  },
  {
    path: '/ways-to-pay',
    says: /(?<!(?:my|our|the|in|for) )\bmonthly\b(?! (?:clean|wash|servic|descal|maint|run|energy|electric|newsletter))(?!.*\bto run\b)|\b\d+(?: \d\d)?(?: ?(?:pounds?|quid))?(?: ?(?:pcm|\/ ?(?:months?|mth|mo)\b)| (?:a|per|each|every|p) ?\/?(?:months?|mth)\b)(?!.*\bto run\b)|(?:£ ?\d+(?: \d\d)?|\b\d+ (?:pounds?|quid)) ?(?:pm|pw|p\/[mw]|(?:a|per|each|every) (?:week|fortnight))\b(?!.*\bto run\b)|\bpayments of £|\bmonths? (?:at|of|for|x) £/,
  },
  { path: '/delivery', says: /^free (?:over|above|from|when you spend|if you spend)\b/, alone: true },
  {
    path: '/price-policy',
    says: /\b(?:price (?:match|promise|policy|beat)|cheaper (?:elsewhere|somewhere|anywhere|at|in another|on another|than (?:you|currys|ao|argos|amazon|john lewis))|(?:student|nhs|military|forces|teacher|key worker|pensioner|senior|staff|first order|loyalty) discount|blue light|discounts? (?:for|if|on) (?:an? |the )?(?:teachers?|students?|nurses?|nhs|pensioners?|carers?|army|veterans?|forces|police|staff|new customers?)|price (?:is )?crossed out|loyalty (?:card|points|scheme)|nectar|beat (?:\w+ )*prices?|was[- ]prices?)\b|\bprices? (?:real|genuine)\b/,
  },
  {
    path: '/price-policy',
    says: /\b(?:have|has|had|got|sells?|selling|saw|seen|found|does|do) (?:it|this|that|them|the same)\b.*\b(?:cheaper|for less|lower)\b|\b(?:john lewis|currys|ao|argos|amazon|costco|very|marks electrical|appliances direct)\b.*\b(?:cheaper|price|prices|less|beat|match)\b/,
  },
  {
    path: '/contact',
    says: /\b(?:company|registered|postal|business|office|head office|your) (?:address|number|details)\b|\bhead office\b|\b(?:adviser|advisor|sales team|sales person|real person)\b/,
  },
  {
    path: '/review-policy',
    says: /\b(?:leave|write|post|give|submit|add|put)\b.*\b(?:reviews?|feedback|rating)\b/,
  },
  {
    path: '/information-sheets',
    says: /\b(?:manuals?|instructions?|user guides?|handbook|data ?sheets?|information sheets?|instruction books?)\b/,
  },
  {
    path: '/ways-to-pay',
    says: /\b(?:cards?|payments?|paying|pay|site|website|checkout|bank details|card details)\b.*\b(?:safe|safely|secure|securely|security|encrypted)\b|\b(?:safe|secure)\b.*\b(?:cards?|pay|payments?|website|site|details)\b/,
  },
  {
    path: '/product-safety',
    says: /\b(?:is (?:my|it|the|this) (?:\w+ ){0,3}safe$|recalls?|recalled|safety notice|caught fire|dangerous)\b/,
  },
  {
    path: '/trade',
    says: /\b(?:(?:sell|supply|deal|deals|discounts?|prices|account|accounts|terms)\b.*\b(?:builders?|plumbers?|contractors?|trades(?:men|man|people)|developers?|schools?|councils?|hotels?|companies|businesses|charities|kitchen fitters?|fitters|restaurants?|care homes?|churches|b ?and ?bs?|airbnb)|landlord discount|landlords?|holiday lets?|(?:i|we) (?:run|own|manage) (?:an?|the|some)|housing association|letting agents?|hmo|property|kitchen fitter|trade accounts?|trade|bulk|wholesale|business accounts?|property developer)\b/,
    alone: true,
  },
  {
    path: '/about',
    says: /\b(?:about (?:you|us|the company|hobwright)|who (?:are|owns) (?:you|hobwright)|who is hobwright|your company)\b/,
    alone: true,
  },
  {
    path: '/complaints',
    says: /(?<!\b(?:neighbours?|family|kids|children|people|wife|husband|partner|they|she|he|downstairs|upstairs) (?:always |keep |keeps |has |have )?)\bcomplain\w*|\b(?:unhappy with|(?:terrible|bad|awful|shocking|disgraceful|poor) service|ombudsman|rude|abusive|swore at)\b/,
  },
  { path: '/price-policy', says: /\bdiscounts?\b(?! codes?)/, alone: true },
  { path: '/trade', says: /\b(?:business|company|trade) accounts?\b/ },
  { path: '/forgot-password', says: /\bpassword\b/ },
  {
    path: '/account',
    says: /\b(?:sign in|log ?in|(?:vat )?receipts?|invoices?|my account|address book|order history|my orders)\b/,
  },
  { path: '/careers', says: /\b(?:jobs?|careers?|vacanc\w+|work for you)\b/, alone: true },
  {
    path: '/privacy',
    says: /\b(?:privacy|gdpr|data protection|(?:my|personal|customer) (?:data|information))\b|\bdelete my (?:data|account)\b/,
  },
  {
    path: '/my-home',
    says: /\b(?:fit|go|get(?: it)?|come) (?:through|up|round|around|past)\b.*\b(?:doors?|doorway|hall|hallway|stairs|staircase|landing|lift|gate)\b|\b(?:fit|go|get) (?:it )?(?:in|into|inside|down)\b.*\b(?:lift|elevator|hallway|corridor|passage|alley|basement stairs)\b/,
  },
  {
    path: '/my-home',
    says: /\b(?:how|what|where|when|help|guide|need)\b.*\bmeasur(?:e|ing)\b|\bmeasur(?:e|ing) (?:up|for|my|a|the|guide)\b/,
    alone: true,
  },
  { path: '/cookies', says: /\bcookies?\b/, alone: true },
  {
    path: '/newsletter',
    says: /\b(?:stop|no more|too many|fed up with)\b.*\be-?mails?\b|\b(?:newsletters?|mailing list|unsubscribe|subscribe|marketing e-?mails?)\b/,
  },
  {
    path: '/my-home',
    says: /\b(?:save|keep|enter) (?:my )?(?:measurements?|sizes|home)\b|\bmy home\b/,
    alone: true,
  },
  {
    path: '/how-we-rank',
    says: /\bhow\b.*\b(?:rank|sort|order|choose|decide|pick)\w*\b.*\b(?:products?|lists?|results?|goods|at the top|comes? first)\b/,
  },
  { path: '/terms', says: /\b(?:terms|small print)\b/ },
  {
    path: '/review-policy',
    says: /\b(?:real|genuine|fake|honest|true|trust\w*)\b.*\breviews?\b|\breviews?\b.*\b(?:real|genuine|fake|honest|true|trust\w*|checked)\b/,
  },
];

/** Asks for advice about a kind of appliance rather than for an appliance. */
export const ASKS_ADVICE =
  /\bguides?\b|\badvice\b|\bmeasur(?:e|es|ing)\b|\bhow (?:do|to|can|should|big|wide|much space)\b|\b(?:choose|choosing)\b|\bwhich\b.*\b(?:should|better|best for)\b|\bdifference\b|\bversus\b|\bvs\b|\bcompare\w*\b|\bcomparison\b|\bwhat size\b|\bworth it\b|\bwhat is an?\b|\bexplained\b|\bwhat do(?:es)?\b.*\bmean\b|\bcan (?:i|a|an|you)\b.*\b(?:put|go|keep|run|stand|install)\b|\bdo(?:es)? (?:\w+ ){1,4}need\b|\bhow (?:long|often|much|many)\b.*\b(?:lasts?|uses?|cleaned|serviced)\b|\btemperature\b.*\bshould\b|\bshould\b.*\btemperature\b|\bwhich\b.*\bor\b|\bshould i (?:get|buy|have|choose)\b|\bis it (?:better|worth|cheaper)\b|\bhow (?:does|often|loud|noisy|hot|cold|heavy|deep|far|powerful)\b|\bwhat (?:temperature|speed|spin|capacity|wattage|power|width|height|type|kind|sort|setting)\b.*\b(?:should|do i need|do we need|is best|is right|for)\b|\b(?:best|right|correct|ideal|safe) (?:temperature|height|distance|setting|speed)\b|\bhints\b|\btips\b|\bany good\b|\bpacemakers?\b|\bsafe (?:for|with|near|around|to use)\b|\b(?:cant|can't|cannot) decide\b|\btorn between\b|\bpros and cons\b|\bbetter\b/;

/** Two alternatives that people compare: `induction or ceramic`. */
export const WEIGHS = /^(?:is )?[\p{L} -]{3,30} or [\p{L} -]{3,30}$/u;

/** Asks a question that a blog post may answer. */
export const ASKS = /^(?:how|what|why|when|which|does|do|can|should|is|are|will)\b/;

/** Asks the shop something, rather than for products. */
export const ASKS_SHOP =
  /^(?:how|what|when|why|where|who|which|do|does|did|can|could|will|would|is|are|am|should|may|must|has|have)\b/;

/** Asks the shop something about an appliance that is named. */
export const ASKS_US =
  /^(?:where (?:can|do) i|who|when|(?:do|can|will|would|could) (?:you|they|your)|how (?:much|long|soon|do i)|can i|what are the)\b/;

/** Mentions something broken only to ask for a replacement. */
export const WANTS_ANOTHER =
  /\b(?:need|needs|want|wants|looking for|after|buy|replace\w*)\b.*\b(?:one|new|another|replacement|cheap|quick)\b|\b(?:what|which|any)\b.*\b(?:do you (?:have|sell|stock)|have you got|in stock|can you deliver)\b|\b(?:recommend|suggest)\b/;

/** Mentions something of the shopper's own, such as an order or a machine. */
export const TELLS_OWN = /\bthere (?:is|are|s)\b|\b(?:my|our|mine|you|your|i|ive|im|id|we|weve|it)\b/;

/** Products that people look for in a shop like this one, but that it does not sell. */
export const FOREIGN_WARES =
  'television|tv|tvs|telly|smart telly|smart tv|garden hose|hosepipe|hose pipe|laptop|computer|tablet|ipad|phone case|mobile phone|iphone|headphones|speaker|soundbar|camera|printer|games console|playstation|xbox|nintendo|garden furniture|furniture|sofa|mattress|bed|wardrobe|curtains|carpet|lawn mower|lawnmower|barbecue|bbq|hot tub|drill|bicycle|bike|toy|toys|clothes|shoes|hair dryer|hairdryer|hair straighteners|iron|steam iron|ironing board|sewing machine|shaver|toothbrush|electric toothbrush|boiler|radiator|oil filled radiator|heater|heated airer|clothes airer|airer|clothes horse|dishwasher salt|dishwasher tablet|rinse aid|washing powder|laundry detergent|coffee pod|coffee bean|fan heater|electric heater|fire pit|smart watch|watch|light bulbs|light bulb|lamp|duvet|towels|cutlery set|saucepan|saucepans|frying pan|pans|microwave meals|food|groceries|flowers|car|car parts|tyres|swimming pool|paint|wallpaper|tiles|bath|shower|toilet|deep fat fryer|ice cream maker|rice cooker|waffle maker|sandwich toaster|soda stream|sodastream|juicer|electric blanket|pizza oven|patio heater|carpet cleaner|carpet washer|carpet shampooer|humidifier|steam cleaner|window vac|food steamer|popcorn maker|chocolate fountain|yoghurt maker|pasta maker|electric grill|health grill|toastie maker|panini press|slush machine|water cooler|heat lamp|towel warmer|bathroom scales|kitchen scales|pedal bin|bread bin|smart speaker|security camera|steam mop|pressure washer|oven glove|fridge magnet|extension lead|gas bottle|washing up liquid|fabric softener|fabric conditioner|air fryer liner|hoover bag|vacuum bag|hob scraper|halogen heater|water softener|lightbulb|batteries|battery charger|kitchen table|kitchen bin|dryer sheet|dryer ball|knives|knife|pots and pans|cake tin|baking tray|mug|cafetiere|french press|teapot|towel rail|kitchen unit|kitchen cabinet|worktop|splashback|flooring|hob cover|oven liner|coffee capsule|ice cube tray|bread flour|router|keyboard|smartphone|drone|projector|hair clipper|curling tong|electric fire|log burner|fireplace|wood burner|strimmer|hedge trimmer|garden shed|trampoline|pram|car seat|perfume|wine glass|christmas tree|christmas light|fairy light|duvet cover|pillow';

const USED_UP = [
  'pod',
  'capsule',
  'powder',
  'salt',
  'gel',
  'detergent',
  'liquid',
  'liner',
  'glove',
  'magnet',
  'bag',
  'belt',
];

/** Supplies for appliances that are not sold here: `dishwasher pods`, `oven gloves`. */
export const SUPPLIES: readonly string[] = [
  'dishwasher',
  'washing machine',
  'laundry',
  'washing',
  'dryer',
  'coffee machine',
  'vacuum',
  'hoover',
  'oven',
  'fridge',
  'microwave',
].flatMap((thing) => USED_UP.map((used) => `${thing} ${used}`));
