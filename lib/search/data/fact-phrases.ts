import type { Kind } from '@/lib/catalogue/kinds/table';
import { MADE_IN } from './countries';
import { ENERGY_CLASSES } from './energy-classes';

/**
 * Phrases for a fact. `names`: custom fields that may hold it; the first one that the products found have counts.
 * `value`: the values meant. `kinds`: the kinds meant if none is named. `isNot`: the values that are not wanted. `of`:
 * the kinds that the phrase says anything about.
 */
export type FactPhrase = {
  phrases: string;
  names: readonly string[];
  value: RegExp;
  kinds?: readonly Kind[];
  isNot?: true;
  of?: RegExp;
};

const COLD: readonly Kind[] = ['Fridge freezer', 'Integrated fridge freezer'];
const OVENS: readonly Kind[] = ['Single oven', 'Double oven', 'Compact oven'];
const VACUUMS: readonly Kind[] = [
  'Cordless vacuum cleaner',
  'Cylinder vacuum cleaner',
  'Robot vacuum cleaner',
];
const yes = /^Yes/;

export const FACT_PHRASES: readonly FactPhrase[] = [
  {
    phrases:
      'smart|wifi|wi fi|app|app controlled|connected|internet|app control|bluetooth|with alexa|works with alexa|phone controlled|from my phone|from your phone|from the phone|with my phone|with your phone|on my phone|on your phone',
    names: ['Smart'],
    value: yes,
  },
  { phrases: 'eye level grill|eye level|high level grill', names: ['Grill'], value: /Eye/ },
  { phrases: 'grill|with grill', names: ['Grill'], value: /^(?!No)/ },
  { phrases: 'single drawer|one drawer', names: ['Drawers'], value: /^1/ },
  { phrases: 'dumb|no app|no wifi|offline', names: ['Smart'], value: /^No/ },
  {
    phrases:
      'with knob|knob|dial|real knob|with dial|easy to use|easy to work|easy to operate|simple to use|simple to operate|simple control|easy control|user friendly|not complicated|nothing complicated|isnt complicated|not fiddly|nothing fiddly|no fancy buttons',
    names: ['Controls'],
    value: /knob/i,
  },
  { phrases: 'touch control|touch screen|touchscreen|touch', names: ['Controls'], value: /touch/i },
  {
    phrases:
      'defrosts itself|self defrosting|auto defrosting|automatic defrost|frost free|frostfree|frost fee|frost fre|frost fri|forst free|no frost|nofrost|no ice build up|no defrosting|auto defrost|total no frost|never needs defrosting|no defrost|never ices up|does not ice up|doesnt ice up|no icing up|wont ice up',
    names: ['Frost free'],
    value: yes,
    kinds: COLD,
  },
  {
    phrases: 'manual defrost|defrosting|need to defrost|have to defrost|needs defrosting|defrost by hand',
    names: ['Frost free'],
    value: /^No/,
  },
  {
    phrases:
      'garage|conservatory|cold room|cold conditions|loft|barn|cellar|basement|outside|porch|summerhouse|garden room|outbuilding|shed|garage safe|garage ready|outhouse|unheated room|unheated garage|cold garage|outdoor',
    names: ['Garage safe', 'Works down to'],
    value: /°C/,
  },
  {
    phrases: 'plumbed|plumbed in|plumbed water|plumbing|plumbing in',
    names: ['Water and ice'],
    value: /Plumbed/,
  },
  {
    phrases:
      'no plumbing needed|no water pipe|no water pipe needed|no pipe|no pipe needed|no water connection|no mains water|without water pipe|no plumbing|non plumbed|unplumbed|not plumbed|water tank|without plumbing',
    names: ['Water and ice', 'Dryer type', 'Recirculating', 'Water tank'],
    value: /Tank|Condenser|Heat pump|^Yes|\d/,
  },
  {
    phrases:
      'ice maker|ice dispenser|water dispenser|water and ice dispenser|ice and water|ice and water dispenser|water and ice|ice machine|ice|ice or water|water or ice|ice or water thing|ice and water thing',
    names: ['Water and ice'],
    value: /Tank|Plumbed/,
    kinds: ['American fridge freezer'],
  },
  {
    phrases:
      '50 50|fifty fifty|50 50 split|half and half|even split|equal split|half fridge half freezer|mostly freezer|more freezer than fridge|more freezer space',
    names: ['Split'],
    value: /^50\/50/,
    kinds: COLD,
  },
  {
    phrases:
      'mostly fridge|more fridge than freezer|more fridge space|bigger fridge than freezer|with small freezer|big fridge small freezer|big fridge and small freezer|large fridge small freezer|large fridge and small freezer',
    names: ['Split'],
    value: /^70\/30/,
    kinds: COLD,
  },
  { phrases: '70 30|70 30 split', names: ['Split'], value: /^70\/30/, kinds: COLD },
  { phrases: '60 40|60 40 split', names: ['Split'], value: /^60\/40/, kinds: COLD },
  { phrases: 'lockable|locked|lock|with lock|with key', names: ['Lockable', 'Child lock'], value: yes },
  {
    phrases:
      'child lock|child safe|child proof|childproof|safe for kids|safe for children|safe for toddlers|kid safe|kids safe|toddler|toddler proof|baby proof|childlock|safety lock|key lock',
    names: ['Child lock'],
    value: yes,
  },
  { phrases: 'heat pump|heatpump', names: ['Dryer type'], value: /Heat pump/, kinds: ['Tumble dryer'] },
  { phrases: 'condenser|condensing', names: ['Dryer type'], value: /Condenser/, kinds: ['Tumble dryer'] },
  {
    phrases:
      'ventless|vent less|vent free|no outside vent|no outside wall|no external wall|cannot vent outside|cant vent outside|no way to vent|doesnt need venting|dont need venting|no vent|no pipe outside|no outside pipe|no pipe through wall|no hose outside|no hose out of window|no vent hole|no vent needed|hoseless|no hose|no hose needed|no venting|without venting|without vent|without hose|not vented',
    names: ['Dryer type', 'Recirculating'],
    value: /^(?:Condenser|Heat pump|Yes)/,
  },
  { phrases: 'vented', names: ['Dryer type'], value: /Vented/, kinds: ['Tumble dryer'] },
  {
    phrases:
      'vent|venting|venting outside|venting out|vent out|vent hole|hole in the wall|vent outside|vents outside|vent hose out|outside vent|external vent|extract outside|ducted|vented outside',
    names: ['Dryer type', 'Recirculating'],
    value: /^(?:Vented|No)/,
  },
  { phrases: 'induction', names: ['Hob type', 'Fuel'], value: /Induction/, kinds: ['Induction hob'] },
  { phrases: 'ceramic', names: ['Hob type', 'Boiler', 'Coating', 'Material'], value: /Ceramic|Fireclay/ },
  { phrases: 'gas', names: ['Fuel', 'Hob type'], value: /^Gas/ },
  {
    phrases: 'no gas|not gas|no gas supply|no gas connection|no mains gas|all electric',
    names: ['Fuel', 'Hob type'],
    value: /^(?:Electric|Induction|Ceramic|Solid)/,
  },
  { phrases: 'electric', names: ['Fuel'], value: /Electric|Induction/ },
  { phrases: 'dual fuel', names: ['Fuel'], value: /Dual/ },
  {
    phrases: 'lpg|bottled gas|lpg ready|propane|calor gas|calor|caravan gas',
    names: ['LPG ready'],
    value: yes,
    kinds: ['Gas hob', 'Gas cooker', 'Gas range cooker'],
  },
  { phrases: 'wok burner|wok', names: ['Burners', 'Wok burner'], value: yes, kinds: ['Gas hob'] },
  {
    phrases: 'flex zone|bridge zone|flexi zone|flexible zone|bridging zone',
    names: ['Flex zone'],
    value: yes,
    kinds: ['Induction hob'],
  },
  {
    phrases:
      'plug in|plugs in|13 amp|13a|13 a|normal plug|ordinary plug|standard plug|three pin plug|13 amp plug|13 amp socket|normal socket|runs off 13 amp plug|run off 13 amp plug|runs off 13 amp|run off 13 amp|runs off normal plug|run off normal plug|runs off plug|run off plug|with a plug|plug',
    names: ['Plug'],
    value: /^13 A/,
  },
  { phrases: 'hardwired|hard wired', names: ['Plug'], value: /Hardwired/ },
  {
    phrases:
      'pyrolytic|pyro|self cleaning|self clean|cleans itself|clean itself|clean themselves|clean themself|pyrolytic cleaning',
    names: ['Cleaning'],
    value: /Pyrolytic/,
    kinds: OVENS,
  },
  {
    phrases:
      'easy to clean|easy to wipe|easy to wipe clean|easy to wipe down|wipe clean|wipes clean|easy clean|easier to clean|dont have to clean|never have to clean|do not have to clean|no scrubbing|without scrubbing|hate cleaning|no cleaning',
    names: ['Cleaning', 'Dishwasher safe', 'Hob type'],
    value: /Pyrolytic|Hydrolytic|Catalytic|All parts|Basket and drawer|blades|^(?:Induction|Ceramic)$/,
  },
  { phrases: 'catalytic|catalytic liner', names: ['Cleaning'], value: /Catalytic/, kinds: OVENS },
  {
    phrases: 'hydrolytic|steam clean|steam cleaning',
    names: ['Cleaning'],
    value: /Hydrolytic/,
    kinds: OVENS,
  },
  {
    phrases: 'steam|combi steam|steam combi|steam function|steaming|steam programme',
    names: ['Steam'],
    value: yes,
  },
  {
    phrases:
      'telescopic|telescopic rail|telescopic runner|telescopic shelves|slide out rail|slide out shelf|sliding shelf|sliding rail|pull out shelf|extending shelf|runner|shelf runner',
    names: ['Shelf runners'],
    value: /Telescopic/,
  },
  {
    phrases: 'quick wash|fast wash|short programme|quick programme|fast programme|rapid wash',
    names: ['Quick wash'],
    value: /\d/,
  },
  {
    phrases: 'cutlery tray|third rack|third level|3rd rack|cutlery drawer',
    names: ['Cutlery'],
    value: /Tray|Both/,
  },
  { phrases: 'cutlery basket', names: ['Cutlery'], value: /Basket|Both/ },
  {
    phrases:
      'dries plastic|dries plastics|dry plastic|dries properly|dries well|dries everything|auto open|auto open door|automatic door opening|auto door opening|opens itself|door opens at the end|door opens itself|opens the door',
    names: ['Auto open door'],
    value: yes,
  },
  { phrases: 'half load', names: ['Half load'], value: yes },
  {
    phrases: 'pet|pet hair|dog|cat|dog hair|cat hair|animal hair|pet tool|hairy dog',
    names: ['Pet tool', 'Anti-tangle brush'],
    value: yes,
    kinds: VACUUMS,
  },
  {
    phrases: 'anti tangle|no tangle|tangle free|long hair',
    names: ['Anti-tangle brush'],
    value: yes,
    kinds: VACUUMS,
  },
  { phrases: 'bagless|no bag|without bag|bag free', names: ['Bagged'], value: /^No/, kinds: VACUUMS },
  { phrases: 'bagged|with bag|bag', names: ['Bagged'], value: yes, kinds: VACUUMS },
  {
    phrases:
      'cordless|wireless|cord free|rechargeable|battery operated|battery powered|no cord|no cable|without cord',
    names: ['Cordless'],
    value: yes,
    kinds: ['Cordless vacuum cleaner'],
  },
  {
    phrases: 'corded|mains powered|with a cord|with cord|with a lead|wired|not cordless',
    names: ['Cordless'],
    value: /^No/,
    kinds: ['Cylinder vacuum cleaner'],
  },
  { phrases: 'mop|mopping|mops|that mops', names: ['Mops'], value: yes, kinds: ['Robot vacuum cleaner'] },
  {
    phrases: 'self emptying|empties itself|self empty|auto empty',
    names: ['Empties itself'],
    value: yes,
    kinds: ['Robot vacuum cleaner'],
  },
  { phrases: 'hepa|allergy|allergies|hay fever|asthma|pollen|hepa filter', names: ['Filter'], value: /HEPA/ },
  {
    phrases: 'laundry mode|dry laundry|dries laundry|dry washing',
    names: ['Laundry mode'],
    value: yes,
    kinds: ['Dehumidifier'],
  },
  { phrases: 'desiccant', names: ['Technology'], value: /Desiccant/, kinds: ['Dehumidifier'] },
  { phrases: 'chimney', names: ['Mount'], value: /Chimney/, kinds: ['Cooker hood'] },
  {
    phrases: 'visor|telescopic hood|pull out hood',
    names: ['Mount'],
    value: /Integrated/,
    kinds: ['Cooker hood'],
  },
  { phrases: 'canopy', names: ['Mount'], value: /Canopy/, kinds: ['Cooker hood'] },
  { phrases: 'island', names: ['Mount'], value: /Island|Ceiling/, kinds: ['Cooker hood'] },
  { phrases: 'ceiling', names: ['Mount'], value: /Ceiling/, kinds: ['Cooker hood'] },
  {
    phrases: 'downdraft',
    names: ['Mount', 'Built-in extraction'],
    value: /Downdraft|Yes/,
    kinds: ['Venting hob'],
  },
  {
    phrases:
      'recirculating|recirculation|ductless|no ducting|no duct|recirculate|without ducting|without duct|doesnt need ducting|dont need ducting|not need ducting|no need for ducting|no ducting needed',
    names: ['Recirculating'],
    value: yes,
    kinds: ['Cooker hood'],
  },
  {
    phrases:
      'reversible door|reversible hinge|left hand door|door either side|swap door|door can be swapped|hinge either side|door i can swap|door you can swap|door that swaps|open the other way|opens the other way|opens either way|open either way',
    names: ['Hinge reversible'],
    value: yes,
  },
  {
    phrases:
      'left hinged|left hand hinge|left hinge|left opening|hinged left|hinge on the left|opens on the left|opens to the left',
    names: ['Hinge', 'Hinge reversible'],
    value: /Left|Both|^Yes/,
  },
  {
    phrases:
      'right hinged|right hand hinge|right hinge|right opening|hinged right|hinge on the right|opens on the right|opens to the right',
    names: ['Hinge'],
    value: /Right|Both/,
  },
  {
    phrases: 'carbon|activated carbon|hepa and carbon',
    names: ['Filter'],
    value: /carbon/i,
  },
  {
    phrases:
      'turntable|with turntable|plate that spins|plate that turns|spinning plate|rotating plate|revolving plate|glass plate|turning plate',
    names: ['Turntable'],
    value: /mm/,
  },
  { phrases: 'flatbed|flat bed|flat base|no turntable', names: ['Turntable'], value: /^Flat/ },
  {
    phrases: 'hard water|limescale filter|limescale|scale filter',
    names: ['Filter'],
    value: /^(?:Washable mesh|Ceramic)/,
  },
  {
    phrases:
      'drum light|light in drum|light inside|interior light|internal light|with light|with light inside',
    names: ['Drum light', 'Lighting'],
    value: /^(?:Yes|LED)/,
  },
  {
    phrases:
      'variable temperature|temperature control|adjustable temperature|set the temperature|choose the temperature|temperature setting|different temperature|multi temperature|temp control|green tea|temperature selection|pick the temperature|temperature dial',
    names: ['Variable temperature'],
    value: yes,
  },
  {
    phrases: 'pull out|pull out spray|pull out hose|spray|pull down',
    names: ['Spout', 'Functions'],
    value: /pull|spray|spring/i,
  },
  {
    phrases: 'filtered water|filtered|with filter',
    names: ['Functions', 'Filter'],
    value: /filter|HEPA|Carbon/i,
  },
  { phrases: 'sparkling', names: ['Functions'], value: /sparkling/i },
  {
    phrases: 'plastic',
    names: ['Material', 'Jug material', 'Bowl material', 'Body'],
    value: /plastic|PVC|polypropylene|Tritan/i,
  },
  { phrases: 'glass jug|glass', names: ['Jug material', 'Material', 'Lid'], value: /glass/i },
  { phrases: 'belfast|butler|fireclay', names: ['Material'], value: /Fireclay/, kinds: ['Sink'] },
  { phrases: 'composite|granite', names: ['Material'], value: /Granite|composite/i, kinds: ['Sink'] },
  {
    phrases: 'undermount|under mount|undermounted',
    names: ['Mounting'],
    value: /Undermount/,
    kinds: ['Sink'],
  },
  { phrases: 'inset', names: ['Mounting'], value: /Inset/, kinds: ['Sink'] },
  {
    phrases:
      'steam wand|manual frother|manual milk frother|steam arm|steam nozzle|steam pipe|froth my own milk|froth the milk myself',
    names: ['Milk'],
    value: /wand/i,
    kinds: ['Espresso machine', 'Bean to cup coffee machine'],
  },
  {
    phrases:
      'milk frother|froth milk|frothing|milk|milk thing|frothy milk|milk system|frother|foam milk|steams milk|steam milk|latte|cappuccino|flat white|macchiato|milky coffee|hot chocolate',
    names: ['Milk'],
    value: /wand|automatic/i,
    kinds: ['Bean to cup coffee machine', 'Espresso machine'],
  },
  {
    phrases:
      'automatic milk|milk jug|automatic frother|automatic milk frother|one touch milk|one touch cappuccino|one touch latte',
    names: ['Milk'],
    value: /automatic/,
    kinds: ['Bean to cup coffee machine'],
  },
  {
    phrases: 'grinder|with grinder|built in grinder',
    names: ['Grinder'],
    value: /Yes|burrs/,
    kinds: ['Espresso machine', 'Bean to cup coffee machine'],
  },
  {
    phrases:
      'two drawer|dual zone|dual drawer|double drawer|two basket|2 drawer|twin drawer|dual basket|double basket|2 basket|twin basket|dual|cook two things at once|two compartment|2 compartment',
    names: ['Drawers', 'Zones', 'Boilers'],
    value: /^[23]/,
    kinds: ['Air fryer'],
  },
  {
    phrases: 'ptfe|teflon|nonstick|non stick|non stick coating',
    names: ['Coating', 'Pot'],
    value: /PTFE|non-stick/,
  },
  { phrases: 'gluten free', names: ['Gluten free'], value: yes, kinds: ['Bread maker'] },
  { phrases: 'window|with window|see through', names: ['Window'], value: yes },
  {
    phrases:
      'dual zone wine|two zone|two temperature zone|two temperature|dual temperature|dual temp|red and white wine|reds and whites|red and white',
    names: ['Zones'],
    value: /^[23]/,
    kinds: ['Wine cooler', 'Built-in wine cooler'],
  },
  ...MADE_IN.map(
    ([country, phrases]): FactPhrase => ({ phrases, names: ['Made in'], value: new RegExp(country) }),
  ),
  ...ENERGY_CLASSES,
  { phrases: 'a+++|a+++ rated|a+++ energy', names: ['Energy class'], value: /^(?:A\+\+\+ of|A of A–G)/ },
  { phrases: 'a++|a++ rated|a++ energy', names: ['Energy class'], value: /^(?:A\+\+\+? of|A of A–G)/ },
  { phrases: 'a+|a+ rated|a+ energy', names: ['Energy class'], value: /^(?:A\+{1,3} of|[AB] of A–G)/ },
  {
    phrases:
      'energy efficient|energy saving|eco friendly|low energy|eco|economical|efficient|good energy rating|best energy rating|low electricity|high energy rating|good for the environment|environmentally friendly|green energy|planet friendly|energy saver|efficient to run',
    names: ['Energy class', 'Dryer type'],
    value: /^(?:[AB] of A–G|A\+{1,3} of|Heat pump)/,
  },
  {
    phrases:
      'under counter|undercounter|under worktop|underworktop|under the counter|under the worktop|under bench|built under',
    names: ['Installation', 'Height'],
    value: /^Under-counter|^(?:7\d\d|8[0-6]\d) mm/,
  },
];

/**
 * Names of colours used by shoppers and makers, by the shop's colour families. Colours about which makers disagree,
 * slate and charcoal, are in both of their families. In any family, products with the exact name come first
 * (`ownColours`).
 */
export const COLOUR_PHRASES: readonly (readonly [phrases: string, value: RegExp])[] = [
  [
    'white|wite|whit|brilliant white|gloss white|arctic white|polar white|matt white|matte white|snow white|rice white',
    /^White/,
  ],
  [
    'black|matt black|matte black|black glass|jet black|gloss black|onyx|ebony|all black|piano black|coal|inchiostro',
    /^Black/,
  ],
  [
    'stainless steel|stainless|steel|inox|brushed steel|steel coloured|satin steel|metallic|stainless steal|metal finish|stainless look|stainless finish',
    /^Stainless steel/i,
  ],
  ['silver|sliver|silvery|silver grey|aluminium coloured', /^Silver/],
  [
    'grey|gray|light grey|pale grey|dove grey|stone|dry stone|dry stone grey|grey glass|taupe|mushroom|tortora',
    /[Gg]rey/,
  ],
  [
    'dark grey|anthracite|graphite|graphite glass|gunmetal|raw gunmetal|titanium|pewter|gunmetal grey|dark inox|dark steel|black steel|black stainless steel|black stainless|dark silver|graphite grey|space grey|dark gray',
    /^Gunmetal/,
  ],
  ['charcoal|charcoal grey|slate|slate grey', /^(?:Gunmetal|Grey)/],
  [
    'cream|creme|creamy|off cream|ivory|beige|buttermilk|magnolia|off white|champagne|vanilla|almond|oat|oat milk|clotted cream|country cream|oatmeal|oyster|panna|satin cream|eggshell|neutral coloured',
    /^Cream/,
  ],
  [
    'green|sage green|sage|olive|olive green|racing green|british racing green|forest green|emerald|mint|dark green|pale green|light green|pistachio|lime green|khaki|bottle green|eucalyptus|moss green|moss|moss glass|mint green|pine green|tin mine green|bracken|salvia',
    /^Green/,
  ],
  [
    'blue|pastel blue|light blue|navy|navy blue|sky blue|baby blue|pale blue|teal|turquoise|aqua|duck egg|duck egg blue|duckegg|cornflower|powder blue|royal blue|midnight blue|ice blue|cobalt|denim|dark blue|morning blue|harbour blue|blue milk|celeste',
    /blue/i,
  ],
  ['red|burgundy|scarlet|cherry red|maroon|claret', /\bred\b/i],
  ['orange|burnt orange', /\borange\b/i],
  ['purple|lilac|lavender|violet', /\bpurple\b/i],
  ['brown', /\bbrown\b/i],
  ['pink', /pink/i],
  ['yellow', /yellow/i],
  [
    'gold|golden|brass|brushed gold|brushed brass|antique brass|satin brass|aged brass|satin gold|ottone|gorse',
    /^Gold/,
  ],
  [
    'copper|rose gold|bronze|brushed copper|antique copper|weathered copper|burnished copper|brushed bronze',
    /^Copper/,
  ],
  ['chrome|polished chrome|chrome finish|shiny chrome|polished', /^Chrome/],
  ['nickel|brushed nickel', /^Nickel/],
];
