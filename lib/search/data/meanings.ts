import type { Kind } from '@/lib/catalogue/kinds/table';

/** What is described rather than named: `all` are said, in whatever order and words between. */
export type Meaning = { all: readonly RegExp[]; kinds: readonly Kind[] };

const COLD =
  /\b(?:cold(?:er)?|cool(?:er)?|cools?|cooling|chill(?:ed|s|ing)?|fresh(?:er)?|stor(?:e|es|ing)|keep(?:s|ing)?|(?:goes|going|go|gone|went) off|spoil\w*|perish\w*|last longer|ready to drink|sell by|use by)\b/;
const CLOTHES =
  /\b(?:clothes|clothing|laundry|washing|uniforms?|kit|sheets|bedding|duvets?|towels|nappies|jeans|shirts|jumpers?|socks|trousers|pants|underwear|dresses|coats?|pyjamas|overalls|blankets?|tops|hoodies|jackets?|shorts|bibs|leggings|tights|pillow ?cases?|tea ?towels?|whites|woollens|knitwear|skirts?|tracksuits?|romper\w*|babygrows?)\b/;
const HOT =
  /\b(?:(?:2[5-9]|3\d|4\d) ?(?:degrees|c)|too warm|hot|sweaty|sweating|boiling|stuffy|heat|heatwave|humid|roasting|sweltering|melting)\b/;
const DAMP = /\b(?:damp|dampness|mould|mouldy|mold|mildew|condensation|musty|humidity|moisture)\b/;
const WET = /\b(?:wet|steamed up|steamy|dripping|streaming)\b/;
const KEPT_COLD =
  /\b(?:food|milk|cheese|veg\w*|groceries|meat|salad|yoghurts?|eggs?|butter|ham|bacon|cream|fruit|leftovers?|lunch|insulin|medicines?|fish|chicken|sandwich(?:es)?|shopping)\b/;
const VESSELS =
  /\b(?:dish(?:es)?|plates|pots|pans|cutlery|crockery|glasses|washing up|mugs?|cups|bowls|baby bottles|spoons|forks|knives|saucepans?|pan|pot|plate|mug|tupperware|tableware|wine glasses|trays|roasting tins?|lunch ?box(?:es)?)\b/;
const COOKED =
  /\b(?:turkey|sunday|joint|pizzas?|dinners?|goose|lasagnes?|roasts?|pies?|chicken|potatoes|yorkshires?|beef|lamb|pork|salmon|quiche|casseroles?|gratin|scones|biscuits|cookies|tray ?bakes?|bread rolls|meringues?|ham|vegetables|tarts?|pastry|moussaka|crumble)\b/;
const WASHED_ROOM =
  /\b(?:cellar|basement|garage|loft|walls?|plaster|rooms?|bathroom|bedroom|house|boat|caravan|cupboards?|wardrobe|shed|office|utility|flat|carpet)\b/;
const MAKE = /\b(?:mak(?:e|es|ing)|bak(?:e|es|ing)|home ?made|fresh)\b/;

/** `something to clean the oven with`, and no oven that is easy to clean. */
const CLEANS =
  /\b(?:something|stuff|anything|what (?:can|do|should) i use)\b.*\b(?:to|for|that) (?:will )?clean|\b(?:products?|liquid|spray|powder|tablets?|sachets?|wipes?|paste|solution)\b.*\bclean|\bclean\w*\b.*\b(?:products?|liquid|spray|powder|tablets?|sachets?|paste|solution|stuff)\b/;

/** Accessories, whatever appliance is named beside them. */
export const PART_MEANINGS: readonly Meaning[] = [
  { all: [CLEANS, /\bclean\w*/, /\b(?:oven|hob|dishwasher|washing machine|washer)/], kinds: ['Cleaner'] },
  {
    all: [
      /\b(?:tray|mat|pan)\b/,
      /\b(?:leak\w*|drip\w*|flood\w*|spill\w*|under|underneath|catch\w*)\b/,
      /wash|dryer/,
    ],
    kinds: ['Drip tray'],
  },
  {
    all: [
      /\b(?:on top|stack\w*|above|over)\b/,
      /\bdr[iy]er/,
      /\bwash/,
      /\b(?:kit|put|sit|stack|stacking|fix|mount|join\w*|hold\w*|keep\w*|secur\w*|attach\w*|frame|bracket|rack)\b/,
    ],
    kinds: ['Stacking kit'],
  },
];

/** What is named too widely, of the kinds that `of` tells, and described as one of them or their like. */
export const NARROWER: readonly (Meaning & { of: RegExp })[] = [
  {
    of: /^Kitchen tap$/,
    all: [
      /\bboil\w*\b|\b(?:instant|very|piping|straight) ?(?:\w+ )?hot\b|\bhot\b.*\b(?:tea|coffee|instant\w*)\b/,
    ],
    kinds: ['Boiling-water tap'],
  },
  {
    of: /^Sink$/,
    all: [/\b(?:munch\w*|grind\w*|chew\w*|macerat\w*|gobble\w*|shred\w*|mash\w*|chop\w*)\b/],
    kinds: ['Waste disposer'],
  },
  {
    of: /^Sink$/,
    all: [
      /\b(?:plates|dishes|pots|pans|cutlery|mugs)\b/,
      /\b(?:pil\w+|full|stack\w*|dirty|high|hate|tired|overflowing|never)\b/,
    ],
    kinds: ['Dishwasher', 'Integrated dishwasher'],
  },
  {
    of: /cooker$|oven$|hob$/,
    all: [/\b(?:above|over)\b/, /\b(?:steam|smoke|smells?|fumes|grease|odours?)\b/],
    kinds: ['Cooker hood'],
  },
  {
    of: /^(?:Electric|Gas|Dual fuel) cooker$/,
    all: [/\b(?:loads|lots|several|many)\b.*\bovens\b|\b(?:country|farmhouse|farm house)\b/],
    kinds: ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
  },
  {
    of: /^Sink$/,
    all: [/\bboil\w*|\bhot water\b.*\binstant|\binstant\w*\b.*\bhot\b/, /^(?!.*\btaps?\b)/],
    kinds: ['Boiling-water tap'],
  },
  {
    of: /^Air cooler$/,
    all: [/\b(?:smoke|steam|grease|greasy|smells?|fumes|cook\w*|fry\w*|kitchen|hob|cooker)\b/],
    kinds: ['Cooker hood'],
  },
  { of: /hob$/, all: [/\bdrawer\b/], kinds: ['Warming drawer'] },
  { of: /hob$/, all: [/\bflames?\b/], kinds: ['Gas hob'] },
  {
    of: /^Sink$/,
    all: [/\b(?:food|scraps?|peelings?|leftovers?)\b/, /\b(?:down|up|away|rid|put|clear\w*)\b/],
    kinds: ['Waste disposer'],
  },
  {
    of: /^Fridge$/,
    all: [/\b(?:wine|prosecco|champagne)\b/],
    kinds: ['Wine cooler', 'Built-in wine cooler'],
  },
  { of: /^Fridge$/, all: [/\b(?:beers?|lager|cans|soft drinks|fizzy)\b/], kinds: ['Drinks cooler'] },
  {
    of: /^(?:Fridge freezer|Fridge)$/,
    all: [/\b(?:(?:double|twin|french) doors?|side by side|american)\b/],
    kinds: ['American fridge freezer'],
  },
  {
    of: /^Filter coffee/,
    all: [
      /\b(?:jug|pot|carafe)\b/,
      /\b(?:filter|big|whole|office|several|lots|drip|warm|ground|meetings?|crowd|everyone|group|guests|team)\b/,
    ],
    kinds: ['Filter coffee machine'],
  },
  {
    of: /^Bean to cup/,
    all: [
      /\b(?:press|push|touch|one|single) (?:of )?(?:a |the |one )?(?:button|touch)\b|\bfully automatic\b/,
    ],
    kinds: ['Bean to cup coffee machine'],
  },
  {
    of: /^Bean to cup/,
    all: [/\b(?:beans?|grind\w*)\b/],
    kinds: ['Bean to cup coffee machine', 'Espresso machine'],
  },
  {
    of: /^Freezer$/,
    all: [/\b(?:lid|lifts? up|opens? (?:at|from|on) (?:the )?top|top opening|opens? upwards?)\b/],
    kinds: ['Chest freezer'],
  },
  {
    of: /^Table-top dishwasher$/,
    all: [
      /\b(?:work ?top|counter ?top|counter|table ?top|bench ?top|bench|table|draining board)\b/,
      /^(?!.*\b(?:under|below|beneath|underneath|between)\b)/,
    ],
    kinds: ['Table-top dishwasher'],
  },
  {
    of: /^Table-top dishwasher$/,
    all: [
      /\b(?:caravan|camper ?van|motorhome|narrow ?boat|bedsit|(?:no|without|cannot|cant) (?:be )?plumb\w*)\b/,
    ],
    kinds: ['Table-top dishwasher'],
  },
  {
    of: /^Robot vacuum/,
    all: [
      /\b(?:by itself|on its own|itself|while i(?:m| am)|when i(?:m| am) (?:out|at work|away)|without me|automatic\w*|autonomous\w*|schedule\w*|self driving|maps? the|drives itself|goes round|around on its)\b/,
      /^(?!.*\bcord\w*\b)/,
    ],
    kinds: ['Robot vacuum cleaner'],
  },
  {
    of: /^Cordless vacuum/,
    all: [
      /\b(?:no (?:wires?|lead|cable|cord|plug)|without (?:a |the )?(?:wires?|lead|cable|cord|plug)|battery|charge\w*|portable|in the car|the car|caravan|stick)\b/,
    ],
    kinds: ['Cordless vacuum cleaner'],
  },
  {
    of: /^Cylinder vacuum/,
    all: [
      /\b(?:mains|plugs? in|plug in|with (?:a )?(?:cord|lead|cable|bags?)|bagged|long (?:cord|lead|cable)|on wheels|pull along)\b/,
    ],
    kinds: ['Cylinder vacuum cleaner'],
  },
  {
    of: /^Venting hob$/,
    all: [
      /\b(?:suck\w*|extracts|extracting|draws?|pulls?|vents?)\b/,
      /\b(?:steam|smoke|smells?|fumes|air|down\w*|itself)\b/,
      /^(?!.*\b(?:without|no|not)\b)/,
    ],
    kinds: ['Venting hob'],
  },
  {
    of: /^Tumble dryer$/,
    all: [/\b(?:wash(?:es)? and dr(?:y|ies)|wash(?:es)? too|also wash\w*|washes as well)\b/],
    kinds: ['Washer dryer', 'Integrated washer dryer'],
  },
  {
    of: /^Washing machine$/,
    all: [
      /\b(?:(?:also|then|and|it) (?:also )?dries|dr(?:y|ies) (?:them|it|too|as well)|dries (?:clothes|as))\b/,
    ],
    kinds: ['Washer dryer', 'Integrated washer dryer'],
  },
  {
    of: /^Microwave$/,
    all: [
      /\b(?:bakes?|baking|roasts?|crisps?|also an oven|as an oven|an oven too|like an oven|oven as well|and oven)\b/,
    ],
    kinds: ['Combination microwave', 'Compact oven'],
  },
];

/** Appliances that no name was said of; the first that is said whole counts. */
export const MEANINGS: readonly Meaning[] = [
  {
    all: [/\b(?:toast\w*)\b/, /\b(?:boil\w*|tea|hot water|brew)\b/, /\b(?:match\w*|sets?|pair|both|and)\b/],
    kinds: ['Kettle and toaster set'],
  },
  { all: [/\bbreakfast\b/, /\b(?:match\w*|sets?|pair)\b/], kinds: ['Kettle and toaster set'] },
  {
    all: [
      /\b(?:floors?|carpets?|hoover\w*|vacuum\w*|house|home|flat|cleans?|cleaning)\b/,
      /\b(?:clean\w*|hoover\w*|vacuum\w*|sweep\w*|mop\w*|floors?|carpets?)\b/,
      /\b(?:by itself|on its own|itself|(?:while|when) (?:i|im|we|were|you|youre|nobody|no one|everyone|everybody)\b.*\b(?:out|work|away|asleep|sleep|bed|gone|shopping|not there|tv)|without me|robot\w*)\b/,
    ],
    kinds: ['Robot vacuum cleaner'],
  },
  {
    all: [
      /\b(?:steam\w*|freshen\w*|refresh\w*|uncrease|press(?:es|ing)?)\b/,
      /\b(?:clothes|clothing|shirts?|suits?|dress(?:es)?|jackets?|trousers|garments?|coats?|uniforms?)\b/,
    ],
    kinds: ['Steam cabinet'],
  },
  {
    all: [
      /\bplates?\b/,
      /\b(?:warm\w*|hot|heat\w*)\b/,
      /^(?!.*\b(?:induction|electric|rings?|camping|portable|hot plate)\b)/,
    ],
    kinds: ['Warming drawer'],
  },
  { all: [/\b(?:vacuum|vac|air ?tight)\b/, /\b(?:seal\w*|pack\w*)\b/], kinds: ['Vacuum drawer'] },
  {
    all: [/\b(?:wash(?:es)?)\b/, /\b(?:dr(?:y|ies)|dryer)\b/, /\b(?:and|both|too|one|as well)\b/],
    kinds: ['Washer dryer', 'Integrated washer dryer'],
  },
  {
    all: [
      /\b(?:waste|scraps?|leftovers?|peelings?|food)\b/,
      /\b(?:sink|grind\w*|munch\w*|chew\w*|plughole|drain)\b/,
    ],
    kinds: ['Waste disposer'],
  },
  { all: [/\btap\b|\bon tap\b/, /\bboil\w*\b/], kinds: ['Boiling-water tap'] },
  {
    all: [
      /\b(?:wine|wines|prosecco|champagne|claret|bottles|burgundy|bordeaux|rioja|merlot|malbec|shiraz|chablis|cava|reds|whites)\b/,
      COLD,
    ],
    kinds: ['Wine cooler', 'Built-in wine cooler'],
  },
  { all: [/\b(?:beers?|lager|drinks?|cans|coke|pop|cider)\b/, COLD], kinds: ['Drinks cooler'] },
  { all: [DAMP], kinds: ['Dehumidifier'] },
  {
    all: [
      /\bblack\b/,
      /\b(?:going|gone|turn\w*|spots?|patches|marks?)\b/,
      /\b(?:ceilings?|walls?|bathroom|corners?|grout|windows?|plaster)\b/,
    ],
    kinds: ['Dehumidifier'],
  },
  {
    all: [
      /\b(?:dry(?:s|ing)?|dries|drier|dried)\b/,
      WASHED_ROOM,
      /^(?!.*\b(?:cloth|laundry|washing|wash|towels?|jeans|sheets|uniform|socks|bedding|duvet|jumper|shirt|nappies))/,
    ],
    kinds: ['Dehumidifier'],
  },
  {
    all: [
      /\b(?:smok\w*|smell\w*|stink\w*|odours?|pong|vap(?:e|ing))\b/,
      /\b(?:rooms?|bedroom|lounge|living|house|flat|cigarettes?|tobacco|pets?|dogs?|cats?|smokers?|nursery|office|litter)\b/,
      /^(?!.*\b(?:cook|fry|fried|kitchen|hob|oven|steam|grease|curry|fish))/,
    ],
    kinds: ['Air purifier'],
  },
  { all: [WET, /\b(?:windows?|walls?|bathroom|bedroom|ceilings?)\b/], kinds: ['Dehumidifier'] },
  {
    all: [
      /\b(?:suck\w*|extract\w*|remov\w*|rid|stop\w*|clear\w*|get\w* out|air(?:s|ing)? out|pull\w*|draw\w*|tak(?:e|es|ing)|blow\w*|send\w*|vent\w*|fan|outside|always|full of)\b/,
      /\b(?:steam\w*|smok\w*|smell\w*|stink\w*|stench|stinky|reek\w*|pong|fumes|grease|greasy|odours?|fried fish|curry)\b/,
    ],
    kinds: ['Cooker hood'],
  },
  {
    all: [
      /\b(?:crease\w*|iron|ironing|wrinkle\w*|freshen\w*)\b/,
      /\b(?:clothes|shirts?|suits?|dress(?:es)?|jackets?)\b/,
    ],
    kinds: ['Steam cabinet'],
  },
  {
    all: [
      /\b(?:dust|pollen|allerg\w*|smoke|asthma|hay ?fever|pet hair|dander)\b/,
      /\b(?:air|breath\w*|sneez\w*)\b/,
    ],
    kinds: ['Air purifier'],
  },
  {
    all: [
      HOT,
      /\b(?:office|rooms?|bedrooms?|flat|loft|house|nights?|summer|sleep\w*|conservatory|upstairs)\b/,
    ],
    kinds: ['Portable air conditioner', 'Air cooler'],
  },
  { all: [/\b(?:beans?|grind\w*)\b/, /\bcoffees?\b/], kinds: ['Bean to cup coffee machine'] },
  {
    all: [/\b(?:lattes?|cappuccinos?|espressos?|flat whites?|barista)\b/],
    kinds: ['Bean to cup coffee machine', 'Espresso machine'],
  },
  {
    all: [
      /\b(?:dough|loaf|loaves|bread)\b/,
      /\b(?:warm|prov\w*|rising|rise)\b/,
      /\b(?:keep\w*|somewhere|drawer|place)\b/,
    ],
    kinds: ['Warming drawer'],
  },
  { all: [/\b(?:bread|loaf|loaves|sourdough)\b/, MAKE], kinds: ['Bread maker'] },
  { all: [/\b(?:cakes?|dough|whisk\w*|batter|icing)\b/], kinds: ['Stand mixer'] },
  {
    all: [
      /\b(?:smoothies?|milkshakes?|shakes|juices?|frozen fruit|blitz\w*|blend\w*|liquidi[sz]\w*|puree\w*|pulp\w*|whi[zs]z\w*)\b/,
    ],
    kinds: ['Blender'],
  },
  { all: [/\bsoups?\b/, /\b(?:mak(?:e|es|ing)|home ?made|fresh|jugs?)\b/], kinds: ['Blender'] },
  {
    all: [
      /\b(?:chop\w*|slic(?:e|es|ing)|grat(?:e|es|ing)|dic(?:e|es|ing)|shred\w*|minc(?:e|es|ing)|cut\w* up|cuts?)\b/,
      /\b(?:veg\w*|onions?|cheese|cheddar|parmesan|carrots?|salad|food|potato\w*|cabbage|apples?|nuts|herbs|garlic|cucumbers?|courgettes?|fruit|meat|chocolate|beetroot|celery|peppers?|mushrooms?)\b/,
    ],
    kinds: ['Food processor'],
  },
  {
    all: [/\b(?:chips|fries|fried|crispy|fry(?:ing)?)\b/, /\b(?:oil|health\w*|fat|less|without)\b/],
    kinds: ['Air fryer'],
  },
  {
    all: [
      /\b(?:roast\w*|potato\w*|chicken|wings|nuggets|crisp\w*|wedges|samosas?|bacon)\b/,
      /\b(?:no|little|less|hardly any|without|low|drop of|spoon of|spray of) (?:any )?(?:oil|fat|grease)\b|\bhealth\w*\b/,
    ],
    kinds: ['Air fryer'],
  },
  {
    all: [
      /\b(?:beef|lamb|pork|chicken|brisket|curry|chilli|stews?|soups?|dinner|tea|meal|joint|meat|ragu|bolognese)\b/,
      /\bwhile (?:i|im|we|were)\b|\ball day\b|\bovernight\b|\bwhen (?:i|we) (?:get|come) (?:home|in|back)\b|\bslowly\b/,
    ],
    kinds: ['Slow cooker'],
  },
  { all: [/\b(?:stews?|casseroles?|chilli|all day|pulled pork)\b/, /\bcook\w*\b/], kinds: ['Slow cooker'] },
  { all: [/\b(?:toast|crumpets?|teacakes?|bagels?|pop ?tarts?)\b/], kinds: ['Toaster'] },
  { all: [/\bslices\b/, /\b(?:time|once|bread|brown\w*|breakfast)\b/], kinds: ['Toaster'] },
  { all: [/\b(?:tea|brew|cuppa|cup)\b/, /\b(?:boil\w*|make|quick\w*|hot|water)\b/], kinds: ['Kettle'] },
  {
    all: [
      /\b(?:minutes?|mins|seconds|secs)\b/,
      /\b(?:porridge|soup|beans|milk|popcorn|ready meals?|lunch|leftovers?|scrambled eggs?|jacket potato|dinner|rice|meals?)\b/,
    ],
    kinds: ['Microwave', 'Built-in microwave', 'Combination microwave'],
  },
  {
    all: [
      /\b(?:reheat\w*|re heat|warm\w* up|heat\w*|defrost\w*|nuke\w*|ping)\b/,
      /\b(?:leftovers?|meals?|food|milk|soup|dinners?|bottles?|porridge|beans|lunch|snacks?|takeaway|plate of|curry|pizza|rice|pasta|pies?|stew|yesterdays?)\b/,
    ],
    kinds: ['Microwave', 'Built-in microwave', 'Combination microwave'],
  },
  {
    all: [/\b(?:wash\w*|clean\w*|scrub\w*|rins\w*)\b/, VESSELS],
    kinds: ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher'],
  },
  {
    all: [
      /\b(?:hoover\w*|vacuum\w*|sweep\w*|clean\w*|filthy|mess\w*|pick\w* up|suck\w* up|collect\w*|get\w* up)\b/,
      /\b(?:floors?|carpets?|rugs?|stairs|car|hairs?|crumbs|litter|fluff|fur|dust|sand|mud|dirt|cereal|lino|sofa|mattress)\b/,
    ],
    kinds: ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner'],
  },
  {
    all: [/\bsweep\w*\b/],
    kinds: ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner'],
  },
  { all: [/\b(?:dry(?:ing)?|dries|dried|wet|soaking)\b/, CLOTHES], kinds: ['Tumble dryer'] },
  {
    all: [
      /\b(?:wash(?:es)?|stains?|mud|muddy|dirty|filthy|grass|launder\w*|spin|machine|detergent)\b/,
      CLOTHES,
    ],
    kinds: ['Washing machine', 'Integrated washing machine'],
  },
  {
    all: [/\b(?:freez(?:e|es|ing)|frozen|ice (?:lolly|lollies|cream|creams|cubes?|pops?)|fish fingers)\b/],
    kinds: ['Freezer', 'Chest freezer', 'Integrated freezer'],
  },
  {
    all: [KEPT_COLD, COLD],
    kinds: ['Fridge', 'Integrated fridge'],
  },
  {
    all: [/\b(?:roast\w*|bak(?:e|es|ing)|cook(?:s|ed|ing)?)\b/, COOKED, /^(?!.*\b(?:quick|fast))/],
    kinds: ['Single oven', 'Double oven'],
  },
  { all: [/\bflames?\b/], kinds: ['Gas hob'] },
  {
    all: [/\bgrill\w*\b/, /\b(?:bak(?:e|es|ing)|cook(?:s|ing)?|built in|roast\w*|eye)\b/],
    kinds: ['Single oven', 'Double oven'],
  },
  {
    all: [/\b(?:two|three|2|3|several|double|many)\b.*\bovens?\b/, /\b(?:burners?|rings?|zones?|hobs?)\b/],
    kinds: ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
  },
  {
    all: [/\bcook(?:s|ed|ing)?\b/, /\b(?:glass|flat|surface|rings?|burners?|worktop|pans?)\b/],
    kinds: ['Induction hob', 'Ceramic hob', 'Gas hob'],
  },
  { all: [/\b(?:rings|burners)\b/], kinds: ['Induction hob', 'Ceramic hob', 'Gas hob'] },
  { all: [/\bbak(?:e|es|er|ers|ing)\b/], kinds: ['Stand mixer'] },
];
