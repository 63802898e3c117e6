import type { Kind } from '@/lib/catalogue/kinds/table';

const washing: readonly Kind[] = ['Washing machine', 'Integrated washing machine'];
const washerDryer: readonly Kind[] = ['Washer dryer', 'Integrated washer dryer'];
const dishwasher: readonly Kind[] = ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher'];
const fridgeFreezer: readonly Kind[] = ['Fridge freezer', 'Integrated fridge freezer'];
const fridge: readonly Kind[] = ['Fridge', 'Integrated fridge'];
const freezer: readonly Kind[] = ['Freezer', 'Chest freezer', 'Integrated freezer'];
const wine: readonly Kind[] = ['Wine cooler', 'Built-in wine cooler'];
const oven: readonly Kind[] = ['Single oven', 'Double oven', 'Compact oven'];
const microwave: readonly Kind[] = ['Microwave', 'Built-in microwave', 'Combination microwave'];
const cooker: readonly Kind[] = ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'];
const range: readonly Kind[] = ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'];
const hob: readonly Kind[] = ['Induction hob', 'Ceramic hob', 'Gas hob', 'Venting hob'];
const coffee: readonly Kind[] = ['Bean to cup coffee machine', 'Espresso machine', 'Filter coffee machine'];
const vacuum: readonly Kind[] = [
  'Cordless vacuum cleaner',
  'Cylinder vacuum cleaner',
  'Robot vacuum cleaner',
];

/** Phrases with which people search for appliances, each with the kinds it means. */
export const KIND_PHRASES: readonly (readonly [phrases: string, kinds: readonly Kind[]])[] = [
  [
    'washing machine|washer|clothes washer|laundry machine|wash machine|automatic washer|clothes washing machine',
    washing,
  ],
  [
    'washer dryer|washing machine dryer|washer and dryer in one|washing machine and dryer in one',
    washerDryer,
  ],
  ['combined washer dryer|combined washing machine|washing machine with dryer|dryer washer', washerDryer],
  ['washing machine and dryer combined|washer dryer combo|washing drying machine|wash and dry', washerDryer],
  ['washing machine that dries|machine that washes and dries|washes and dries', washerDryer],
  [
    'washer drier|washing machine drier|wash dryer|washer tumble dryer|combi washer|washer combo',
    washerDryer,
  ],
  ['front loader|front load washer|front loading washer|front loader washing machine', washing],
  ['front loading washing machine|front load washing machine|automatic washing machine', washing],
  ['top loader|top load washer|top loading washing machine|top loader washing machine|twin tub', washing],
  ['tumble dryer|tumble drier|dryer|drier|clothes dryer|tumbler dryer|laundry dryer', ['Tumble dryer']],
  ['tumble|tumbler|clothes drying machine|drying machine', ['Tumble dryer']],
  ['steam cabinet|clothes steamer|garment steamer|steam closet|steam wardrobe', ['Steam cabinet']],
  ['clothes care cabinet|garment care cabinet|clothes refresher|clothes cabinet', ['Steam cabinet']],
  ['clothing care|clothes care|garment care|clothes styler|clothing steamer', ['Steam cabinet']],
  ['dishwasher|dish washer|dishwashing machine|dish machine|washing up machine', dishwasher],
  ['table top dishwasher|tabletop dishwasher|worktop dishwasher', ['Table-top dishwasher']],
  ['countertop dishwasher|counter top dishwasher|mini dishwasher', ['Table-top dishwasher']],
  [
    'compact dishwasher|portable dishwasher|benchtop dishwasher|bench top dishwasher',
    ['Table-top dishwasher'],
  ],
  [
    'counter dishwasher|caravan dishwasher|camping dishwasher|dishwasher for counter',
    ['Table-top dishwasher'],
  ],
  ['dishwasher for worktop|dishwasher for the worktop|dishwasher on worktop', ['Table-top dishwasher']],
  ['fridge freezer|fridgefreezer|refrigerator freezer|combi fridge|fridge and freezer', fridgeFreezer],
  ['fridge with freezer|fridge with a freezer|freezer fridge|fridge over freezer', fridgeFreezer],
  [
    'american fridge freezer|american fridgefreezer|american fridge|american refrigerator|us fridge',
    ['American fridge freezer'],
  ],
  [
    'american|american style|american style fridge|american style fridge freezer|american freezer',
    ['American fridge freezer'],
  ],
  [
    'us style fridge freezer|usa fridge|usa fridge freezer|yank fridge|yank fridge freezer',
    ['American fridge freezer'],
  ],
  [
    'sbs fridge|sbs fridge freezer|sbs|double width fridge|double width fridge freezer',
    ['American fridge freezer'],
  ],
  [
    'american fridge and freezer|fridge freezer american style|fridge freezer american',
    ['American fridge freezer'],
  ],
  ['side by side|side by side fridge|side by side fridge freezer', ['American fridge freezer']],
  ['french door|french door fridge|french door fridge freezer', ['American fridge freezer']],
  ['double door fridge|double door fridge freezer|two door fridge', ['American fridge freezer']],
  ['side by side refrigerator|french style fridge freezer', ['American fridge freezer']],
  ['multi door|multi door fridge|multi door fridge freezer|four door fridge', ['American fridge freezer']],
  ['four door fridge freezer|double fridge|double fridge freezer', ['American fridge freezer']],
  ['fridge|refrigerator|larder fridge|larder|icebox fridge|fridge with ice box|fridge with icebox', fridge],
  ['freezer|deep freeze|deep freezer|icebox|ice box', freezer],
  [
    'upright freezer|freestanding freezer|larder freezer|tall larder freezer|freezer larder|standing freezer|cupboard freezer',
    ['Freezer'],
  ],
  [
    'fridge and freezer separate|separate fridge and freezer|separate fridge freezer',
    [...fridge, ...freezer],
  ],
  ['separate freezer and fridge|larder fridge and freezer', [...fridge, ...freezer]],
  [
    'fridge and freezer next to each other|fridge and freezer to stand next to each other|fridge and freezer side by side|pair of fridge and freezer|fridge and freezer pair|fridge and a freezer separately|fridge and freezer not combined|fridge and separate freezer|fridge and matching freezer',
    [...fridge, ...freezer],
  ],
  ['upright', ['Freezer']],
  ['upright fridge|tall upright fridge|tall larder', fridge],
  [
    'chest|chest freezer|top opening freezer|lift up freezer|box freezer|deep chest freezer|freezer chest',
    ['Chest freezer'],
  ],
  [
    'wine cooler|wine fridge|chiller for wine|cooler for wine|fridge for wine|cabinet for wine|champagne fridge|champagne cooler|wine bottle cooler|wine refrigerator cabinet|wine fridge cabinet|wine cabinet|wine chiller|wine refrigerator|wine storage',
    wine,
  ],
  ['drinks cooler|drinks fridge|beer fridge|mini fridge|bottle cooler', ['Drinks cooler']],
  [
    'bottle fridge|bottle chiller|bottled drinks fridge|beverage fridge|beverage cooler|fridge for beer|fridge for can|fridge for bottle|fridge for drink',
    ['Drinks cooler'],
  ],
  ['beer cooler|drinks chiller|can fridge|bar fridge|drink fridge|soft drink fridge', ['Drinks cooler']],
  ['drinks cabinet fridge|garden bar fridge|man cave fridge|pop fridge|glass door fridge', ['Drinks cooler']],
  [
    'oven|built in oven|electric oven|wall oven|fan oven|fan assisted oven|electric fan oven|convection oven',
    oven,
  ],
  ['single oven|oven single|single fan oven|single electric oven', ['Single oven']],
  ['single or double oven', ['Single oven', 'Double oven']],
  ['double oven|oven double|twin oven|two ovens', ['Double oven']],
  ['compact oven|small oven|mini oven', ['Compact oven']],
  [
    'compact microwave oven|microwave combi oven|oven with microwave|compact oven with microwave|oven and microwave in one',
    ['Compact oven', 'Combination microwave'],
  ],
  ['microwave|micro wave|microwave oven', microwave],
  [
    'microwave combi|microwave combination|microwave combo|microwave with oven and grill|combination microwave|combination microwave oven|combi microwave oven|combi microwave|convection microwave|microwave grill',
    ['Combination microwave'],
  ],
  ['freestanding microwave|countertop microwave|worktop microwave|solo microwave', ['Microwave']],
  [
    'warming drawer|plate warmer|food warmer drawer|food warming drawer|heated drawer|hot drawer|warmer drawer|plate warming drawer|plate warmer drawer',
    ['Warming drawer'],
  ],
  [
    'vacuum pack|vacuum packer|vac pack|vac packer|vacuum seal|food sealer|vacuum drawer|vac pack drawer|vacuum packing drawer|vacuum sealer drawer|vacuum sealer|vacuum sealing drawer|sous vide',
    ['Vacuum drawer'],
  ],
  ['cooker|stove|freestanding cooker|slot in cooker|slot in oven and hob|oven and hob in one', cooker],
  ['electric cooker|electric stove', ['Electric cooker']],
  ['gas or electric cooker|electric or gas cooker|gas or dual fuel cooker', cooker],
  ['gas cooker|gas stove', ['Gas cooker']],
  ['dual fuel cooker', ['Dual fuel cooker']],
  ['range cooker|range|range oven|aga style|farmhouse cooker|range style cooker', range],
  ['rang cooker|rage cooker|ranger cooker|range master style', range],
  ['electric range cooker|electric range', ['Electric range cooker']],
  ['gas range cooker|gas range', ['Gas range cooker']],
  ['dual fuel range cooker|dual fuel range', ['Dual fuel range cooker']],
  [
    'hob|cooktop|cook top|stovetop|hotplate|cooker top|hot plate|hot plate cooker|cooking plate|cooking ring|hob top',
    hob,
  ],
  ['hot plate induction|induction hot plate|induction plate|induction stove', ['Induction hob']],
  ['electric hob|electric hotplate', ['Ceramic hob', 'Induction hob']],
  ['gas or electric hob|electric or gas hob|gas or induction hob|induction or gas hob', hob],
  ['induction hob|induction cooktop', ['Induction hob']],
  ['ceramic hob|ceramic cooktop', ['Ceramic hob']],
  ['gas hob|gas cooktop', ['Gas hob']],
  [
    'hob with fan|hob with a fan built in|hob extractor combination|self venting hob|venting hob|vented hob|extractor hob|downdraft hob|hob extractor|air venting hob',
    ['Venting hob'],
  ],
  ['hob with extractor|hob with built in extractor|hob with an extractor', ['Venting hob']],
  [
    'hob and extractor in one|hob and extractor combined|combined hob and extractor|hob and hood in one|all in one hob',
    ['Venting hob'],
  ],
  ['induction hob with extractor|induction hob with built in extractor', ['Venting hob']],
  ['venting induction hob|vented induction hob', ['Venting hob']],
  ['hob with extraction|hob with extractor built in|induction hob with extraction', ['Venting hob']],
  ['cooker hood|hood|extractor|extractor fan|extractor hood|range hood|kitchen hood', ['Cooker hood']],
  ['cooker extractor|hob extractor fan|vent hood|kitchen fan|kitchen vent|cooker fan', ['Cooker hood']],
  ['oven hood|oven extractor|extraction fan|extraction hood', ['Cooker hood']],
  ['smoke extractor|steam extractor|extractor unit|vent fan', ['Cooker hood']],
  [
    'extractor fan for kitchen|kitchen extraction|cooker extraction|hob hood|overhead extractor',
    ['Cooker hood'],
  ],
  ['kitchen extractor|kitchen extractor fan|range cooker hood', ['Cooker hood']],
  [
    'monobloc|monobloc tap|mono tap|monobloc mixer|sink mixer tap|kitchen sink tap|tap|kitchen tap|mixer tap|kitchen mixer|faucet|sink tap|kitchen faucet|sink mixer',
    ['Kitchen tap'],
  ],
  [
    'boiling water tap|boiling tap|hot water tap|instant hot tap|instant tap|instant water tap|hot tap',
    ['Boiling-water tap'],
  ],
  [
    'steaming tap|boiling hot tap|3 in 1 boiling tap|4 in 1 boiling tap|boiling water mixer|instant hot water tap|instant boiling water tap|boiling hot water tap',
    ['Boiling-water tap'],
  ],
  [
    'kettle tap|3 in 1 tap|4 in 1 tap|boiler tap|instant boiling tap|hot water dispenser',
    ['Boiling-water tap'],
  ],
  ['sink|kitchen sink|sink and drainer|sink bowl', ['Sink']],
  ['disposer|waste disposer|waste disposal|food waste disposer|garbage disposal', ['Waste disposer']],
  ['garbage disposer|food waste disposal|disposal unit|sink grinder|macerator', ['Waste disposer']],
  [
    'food waste grinder|waste grinder|food grinder|garbage grinder|kitchen waste disposer|sink disposal',
    ['Waste disposer'],
  ],
  ['sink waste disposal|sink waste disposer|sink macerator|waste macerator', ['Waste disposer']],
  [
    'garburator|garberator|garbage grinder|waste king|rubbish disposal|sink eater|sink muncher|sink crusher|in sink disposal|in sink disposer|insink',
    ['Waste disposer'],
  ],
  ['food disposer|waste disposal unit|food waste disposal unit', ['Waste disposer']],
  ['coffee machine|coffee maker|coffee', coffee],
  [
    'coffee bean machine|bean coffee machine|fresh bean coffee machine|automatic coffee machine',
    ['Bean to cup coffee machine'],
  ],
  [
    'whole bean coffee machine|grind and brew|coffee machine with bean grinder',
    ['Bean to cup coffee machine'],
  ],
  [
    'coffee machine that grinds|coffee machine that grinds beans',
    ['Bean to cup coffee machine', 'Espresso machine'],
  ],
  ['pod coffee machine|pod machine|capsule machine|capsule coffee machine|hot drinks machine', coffee],
  ['bean to cup|bean to cup coffee machine|bean to cup machine', ['Bean to cup coffee machine']],
  [
    'expresso|expresso maker|espresso coffee machine|espresso machine|espresso|espresso maker|expresso machine|barista machine',
    ['Espresso machine'],
  ],
  ['cappuccino machine|latte machine', ['Bean to cup coffee machine', 'Espresso machine']],
  ['filter coffee machine|filter coffee|drip coffee|percolator|drip coffee maker', ['Filter coffee machine']],
  ['filter coffee maker', ['Filter coffee machine']],
  ['kettle|electric kettle|jug kettle|water boiler|water kettle|tea kettle', ['Kettle']],
  ['toaster|bread toaster|toast maker|toast machine', ['Toaster']],
  [
    'kettle and toaster set|kettle and toaster|kettle toaster set|toaster and kettle',
    ['Kettle and toaster set'],
  ],
  ['kettle toaster bundle|kettle and toaster bundle|kettle and toaster pack', ['Kettle and toaster set']],
  ['toaster and kettle set|matching kettle and toaster', ['Kettle and toaster set']],
  [
    'cake maker|baking mixer|kitchen machine|dough maker|dough machine|planetary mixer|electric mixer',
    ['Stand mixer'],
  ],
  ['hand mixer|electric whisk|mixing machine|cake mixing machine|baking machine', ['Stand mixer']],
  ['stand mixer|cake mixer|food mixer|dough mixer|kitchen mixer machine|mixer', ['Stand mixer']],
  ['nutri blender|bullet blender|soup blender|smoothie machine|shake maker|milkshake maker', ['Blender']],
  ['personal blender|smoothie blender|juice blender|protein shake blender', ['Blender']],
  ['blender|smoothie maker|liquidiser|liquidizer|jug blender', ['Blender']],
  [
    'food processor|chopper|food chopper|veg chopper|vegetable chopper|food prep|food mincer',
    ['Food processor'],
  ],
  ['mincer|vegetable slicer|chopping machine|food slicer|grating machine', ['Food processor']],
  [
    'air fryer|airfryer|air frier|airfrier|air fry|oil free fryer|low fat fryer|hot air fryer|air fryer oven|health fryer|healthy fryer|fryer|chip fryer',
    ['Air fryer'],
  ],
  ['slow cooker|crock pot|crockpot|stew pot|casserole cooker|slow cooking pot', ['Slow cooker']],
  ['pressure cooker|instant pot|electric pressure cooker', ['Pressure cooker']],
  ['multi cooker|multicooker', ['Pressure cooker', 'Slow cooker']],
  ['loaf maker|bread baker|bread making machine|bread making|bread maker machine', ['Bread maker']],
  ['bread maker|breadmaker|bread machine|bread oven', ['Bread maker']],
  ['vacuum cleaner|vacuum|hoover|vac|carpet cleaner machine', vacuum],
  ['cordless vacuum cleaner|cordless vacuum|stick vacuum|handheld vacuum', ['Cordless vacuum cleaner']],
  [
    'cordless hoover|stick vacuum cleaner|battery vacuum|battery hoover|stick hoover',
    ['Cordless vacuum cleaner'],
  ],
  ['upright vacuum|upright vacuum cleaner|upright hoover|upright cleaner', ['Cordless vacuum cleaner']],
  [
    'handheld|hand held hoover|hand held vacuum|hand hoover|dustbuster|car hoover|car vacuum',
    ['Cordless vacuum cleaner'],
  ],
  [
    'stair hoover|rechargeable hoover|rechargeable vacuum|battery operated hoover',
    ['Cordless vacuum cleaner'],
  ],
  ['handheld hoover|handheld cleaner|handheld vacuum cleaner', ['Cordless vacuum cleaner']],
  [
    'cylinder vacuum cleaner|cylinder vacuum|cylinder hoover|cylinder cleaner|cylinder',
    ['Cylinder vacuum cleaner'],
  ],
  [
    'pull along vacuum|pull along hoover|canister vacuum|canister hoover|barrel vacuum',
    ['Cylinder vacuum cleaner'],
  ],
  ['plug in vacuum|plug in hoover|mains vacuum|mains hoover|hoover with a cord', ['Cylinder vacuum cleaner']],
  ['corded vacuum cleaner|corded vacuum|corded hoover', ['Cylinder vacuum cleaner']],
  ['robot vacuum cleaner|robot vacuum|robot hoover|robotic vacuum', ['Robot vacuum cleaner']],
  [
    'robo hoover|robo vacuum|automatic hoover|self driving hoover|robot mop|auto vacuum',
    ['Robot vacuum cleaner'],
  ],
  ['robot|robot cleaner|robotic vacuum cleaner|vacuum robot|self emptying robot', ['Robot vacuum cleaner']],
  [
    'damp machine|damp extractor|moisture absorber|moisture extractor|condensation remover|room dryer',
    ['Dehumidifier'],
  ],
  ['dehumidifier|de humidifier|moisture remover|damp remover', ['Dehumidifier']],
  [
    'air cleaning machine|air cleaner machine|hepa machine|air sanitiser|air filter machine|air filtration',
    ['Air purifier'],
  ],
  ['air purifier|air cleaner|air filter|purifier', ['Air purifier']],
  [
    'cooling fan|room cooler|swamp cooler|cold air fan|standing fan|electric fan|bedroom fan|cool air fan',
    ['Air cooler'],
  ],
  ['portable cooling|cooling unit|cooling machine|room cooling', ['Portable air conditioner', 'Air cooler']],
  ['mobile air conditioner|mobile aircon|mobile air con|cooling system', ['Portable air conditioner']],
  ['air cooler|evaporative cooler|fan|tower fan|desk fan|pedestal fan|floor fan', ['Air cooler']],
  [
    'airconditioner|airconditioning|air conditioner|air conditioning|air con|aircon|ac unit',
    ['Portable air conditioner'],
  ],
  ['portable air conditioner|portable air con|portable aircon|aircon unit', ['Portable air conditioner']],
  ['portable air conditioning|portable ac|air con unit|air conditioning unit', ['Portable air conditioner']],
];

/** Phrases for any appliance. */
export const ALL_PHRASES = 'appliance|kitchen appliance|home appliance|household appliance|white goods';

/** Phrases for parts, accessories and services. If one is named, only that is meant. */
export const PART_PHRASES: readonly (readonly [phrases: string, kinds: readonly Kind[]])[] = [
  ['stacking kit|stacker kit|stacking frame|stack kit|stacking shelf', ['Stacking kit']],
  [
    'stacker|stacking|stacking bracket|joining kit|stack washer|stack washing machine|stack dryer',
    ['Stacking kit'],
  ],
  ['stack a washer|stack my dryer|stack my tumble dryer|stack tumble dryer|dryer stand', ['Stacking kit']],
  ['kit to stack|stack a dryer on|put a dryer on top of|dryer on top of', ['Stacking kit']],
  ['hose|inlet hose|drain hose|fill hose|outlet hose|waste hose|inlet pipe|drain pipe', ['Hose']],
  [
    'jubilee clip|hose extension|extension hose|hose washer|hose clip|drain kit|condenser drain kit',
    ['Hose'],
  ],
  ['washing machine pipe|washer pipe|dishwasher pipe|dryer pipe|tumble dryer pipe', ['Hose']],
  ['pipe for washing machine|pipe for a washing machine|pipe for dishwasher|pipe for tumble dryer', ['Hose']],
  ['vent hose|venting hose|exhaust hose', ['Hose', 'Ducting']],
  [
    'washing machine tray|dishwasher tray|tray for washing machine|tray under washing machine|tray for dishwasher|drip tray|leak tray|drip pan|flood tray|spill tray|water tray|appliance tray|leak pan',
    ['Drip tray'],
  ],
  [
    'filter for my cooker hood|filter for a cooker hood|filter for my hood|filter for my extractor',
    ['Hood filter'],
  ],
  ['filter for my fridge|filter for my american fridge|filter for an american fridge', ['Water filter']],
  ['filter for coffee machine|filter for my coffee machine|filter for my tap', ['Water filter']],
  ['hood filter|cooker hood filter|grease filter|charcoal filter|carbon filter', ['Hood filter']],
  ['extractor filter|filter for cooker hood|filter for hood|hood charcoal filter', ['Hood filter']],
  ['carbon hood filter|grease hood filter|hood carbon filter|filter for extractor', ['Hood filter']],
  ['ducting|duct|duct kit|ducting kit|vent kit|flexible duct|round pipe|extractor pipe', ['Ducting']],
  ['cooker hood duct|cooker hood ducting|hood ducting|wall vent|flat channel', ['Ducting']],
  [
    'hose for cooker hood|hose for hood|hose for extractor|extractor hose|cooker hood hose|flexible hose for cooker hood|degree bend|90 degree bend|duct elbow|duct bend',
    ['Ducting'],
  ],
  ['cooker hood pipe|hood pipe|duct pipe|cooker hood vent|venting kit|wall vent kit|vent pipe', ['Ducting']],
  ['water filter|fridge filter|fridge water filter', ['Water filter']],
  ['tap filter|tap water filter|coffee machine filter|coffee water filter', ['Water filter']],
  ['filter for boiling tap|filter for american fridge|filter for fridge', ['Water filter']],
  ['anti limescale|limescale cleaner|limescale tablet|limescale treatment|descale my kettle', ['Descaler']],
  ['descaler|descale|descaling|limescale remover|scale remover|descaling tablet', ['Descaler']],
  ['dishwasher smells|smelly dishwasher|washing machine smells|smelly washing machine', ['Cleaner']],
  ['limescale in|kettle limescale|limescale in kettle', ['Descaler']],
  ['limescale out|limescale off|limescale from|remove limescale|get rid of limescale', ['Descaler']],
  ['not extracting|filter clogged|clogged filter', ['Hood filter']],
  [
    'cleaner|cleaning tablet|cleaning product|cleaning fluid|cleaning spray|cleaning liquid|cleaning stuff|cleaning kit',
    ['Cleaner'],
  ],
  ['oven cleaning|hob cleaning|dishwasher cleaning|washing machine cleaning', ['Cleaner']],
  ['hob cleaning kit|hob paste|hob polish|glass cleaner|degreaser|oven spray|drum cleaner', ['Cleaner']],
  ['washing machine cleaner|dishwasher cleaner|oven cleaner|hob cleaner', ['Cleaner']],
];
