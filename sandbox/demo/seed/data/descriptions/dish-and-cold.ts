import type { DescriptionBank } from '../../descriptions.ts';

const COLD_COMMON: DescriptionBank['topics'] = [
  [
    ['Noise<=35', 'At {Noise} it is very quiet for a compressor, even in a studio flat.'],
    ['Noise<=38', 'It hums at {Noise}, noise class {Noise class}, which you notice only when it stops.'],
    ['Noise>=41', '{Noise} is on the loud side for an open kitchen at night.'],
    'The compressor runs at {Noise}.',
    'It makes {Noise} when the compressor runs and is silent in between.',
    'It is rated at {Noise}; a firm, level floor keeps it that quiet.',
    'It makes {Noise}, a steady sound without a tick.',
    'The noise on its label is {Noise}.',
  ],
  [
    [
      'class=A',
      'Class A at {Energy consumption}, thanks to thick insulation and an efficient compressor. Few reach it.',
    ],
    ['class=C', 'Class C, {Energy consumption}: on this strict scale that is well above the middle.'],
    [
      'class=D & Type!=Freezer|Chest freezer|Integrated freezer',
      '{Energy consumption} is class D. The scale was reset in 2021 and E is now the commonest letter, so D is good.',
    ],
    [
      'class=E & Type!=Freezer|Chest freezer|Integrated freezer',
      'It uses {Energy consumption}, class E, the commonest letter since the label was reset.',
    ],
    ['class=F', 'Class F, {Energy consumption}. Before the label was reset in 2021 that was an A+.'],
    ['class=G', 'Class G at {Energy consumption}: cheaper to buy, dearer to run.'],
    'The label says {Energy consumption}. It is always on, so over ten years that is {tenYears} kWh.',
    'Its label says {Energy consumption}; a warm room and an open door add to that.',
    [
      'Type=Freezer|Chest freezer|Integrated freezer',
      'It uses {Energy consumption}, and a full freezer needs less than an empty one.',
    ],
  ],
];

export const DISH_AND_COLD_BANKS: Record<string, DescriptionBank> = {
  dishwasher: {
    summary: [
      '{Place settings}, {Noise}, class {class}. {Water per cycle} a wash, {Width} wide.',
      '{noun} for {Place settings}: {Noise}, {Energy consumption}, cutlery {cutleryWord}.',
    ],
    lead: [
      [
        'Noise<=42',
        'At {Noise} you will hardly know that it is on. {Place settings}, {Water per cycle} of water.',
      ],
      [
        'Noise<=42',
        'The {model} suits an open-plan kitchen: {Noise}, {Place settings} and a door that closes softly.',
      ],
      [
        'form=slim',
        'Just {Width} wide, it washes {Place settings}: supper for eight, or two days’ dishes for two.',
      ],
      [
        'form=slim',
        'A 45 cm dishwasher for kitchens short of space. The {model} takes {Place settings} and has the features of a full-size one.',
      ],
      [
        'form=table',
        'It stands on the worktop, fills from the tap and drains into the sink: {Place settings}, no fitting, and it moves house with you.',
      ],
      ['form=table', 'A very small dishwasher: {Place settings}, {Width} wide, dinner plates up to 270 mm.'],
      [
        'form=tall',
        'The tall tub is 865 mm high instead of 815, so oven trays stand upright below and tall wine glasses above.',
      ],
      [
        'form=tall',
        'The {model} needs a plinth of 100 mm or less, and takes {Place settings} and the roasting tin together.',
      ],
      [
        'Place settings>=14',
        'The {model} takes {Place settings}: a day’s dishes for five people and the pans they were cooked in.',
      ],
      'The {model} washes {Place settings} on {Water per cycle} of water and {Energy consumption}.',
      'A plain, well-racked dishwasher for {Place settings}. The eco programme takes {Eco time} and does most of what you need.',
    ],
    topics: [
      [
        ['Cutlery=Tray', 'Cutlery lies in a tray at the top, which leaves the lower basket free for pans.'],
        ['Cutlery=Tray', 'The cutlery tray lifts out, so you can carry it straight to the drawer.'],
        ['Cutlery=Basket', 'Cutlery stands in a basket, which is quick to load. Put knives in point down.'],
        ['Cutlery=Both', 'There is a tray for everyday cutlery and a basket for ladles; use either or both.'],
        ['Baskets=3', 'Three levels: pans below, glasses in the middle, cutlery and espresso cups on top.'],
        [
          'Baskets=2',
          'The upper basket drops 50 mm with both hands on it, full or empty, so that tall plates go below.',
        ],
      ],
      [
        [
          'Auto open door=Yes',
          'At the end the door opens a little to let the steam out, so even plastic comes out dry.',
        ],
        [
          'Auto open door=Yes',
          'The door opens automatically to dry. Leave 20 mm under the edge of a stone worktop for the steam.',
        ],
        [
          'Auto open door=No',
          'It dries with residual heat. Open the door ten minutes after the end and plastics dry too.',
        ],
        [
          'Half load=Yes',
          'The half-load programme saves water and time on smaller loads, though not half of either.',
        ],
      ],
      [
        ['class=A', 'Class A in a dishwasher is rare: {Energy consumption}.'],
        ['class=B', '{Energy consumption}, class B. Only class A is better, and few have it.'],
        [
          'class=C',
          'Class C, {Energy consumption} on eco: the commonest class in a dishwasher, and a fair one.',
        ],
        ['class=E', 'It is class E at {Energy consumption}: {yearly} kWh over a year of 280 washes.'],
        [
          'class=D',
          'The eco programme uses {Energy consumption}, class D, and {Water per cycle} of water, which is less than a washing-up bowl filled twice.',
        ],
        'Eco uses {Energy consumption}. The 70-degree programme takes more; keep it for roasting tins.',
      ],
      [
        'Eco takes {Eco time}. For supper plates wanted back by pudding there is a {quickWord} programme.',
        '{Programmes} programmes, and eco is the one to leave it on. It soaks long and heats little, hence the {Eco time}.',
        'Start it last thing at night and it is done {Eco time} later, before anybody is up.',
      ],
      [
        [
          'form=integrated',
          'Your own door front goes on: 2 to 8 kg, and the spring is set with a screw at the front.',
        ],
        ['form=integrated', 'A red light on the floor shows when it is running.'],
        [
          'form=integrated',
          'The body is {Width} by {Height} and the feet give 60 mm more. The back foot is adjusted from the front.',
        ],
        ['form=free', 'The lid comes off, so it goes under an 820 worktop as well as standing on its own.'],
        [
          'form=free',
          'It is {Depth} deep and the pipes need 60 mm behind: bring the water in beside it, not at the back.',
        ],
        ['form=table', 'It weighs {Weight} empty. Make sure the worktop is screwed down.'],
        'The spray arms and filter come out by hand. Rinse the filter weekly to keep it fresh.',
        'It has a salt box for hard water, set in five steps. Most of the south and east needs step four.',
      ],
    ],
    list: [
      '{Place settings}',
      '{Noise}, noise class {Noise class}',
      '{Energy consumption}, class {class} on the A to G scale',
      '{Water per cycle} of water per eco wash',
      'Eco in {Eco time}',
      ['Baskets=1', 'Cutlery {cutleryWord}'],
      ['Baskets!=1', 'Cutlery {cutleryWord}, {basketsWord}'],
      'Needs a cold tap, a waste and a 13 A socket within {Cable}',
    ],
  },
  'fridge-freezer': {
    summary: [
      '{Total capacity} {noun}, {Split}, {Noise}, class {class}. {Width} wide, {Height} high.',
      '{Fridge capacity} fridge and {Freezer capacity} freezer, {frostWord}. {Energy consumption}, {Noise}.',
    ],
    lead: [
      [
        'Split=50/50',
        'Two doors of equal height, with {Fridge capacity} of fridge above and {Freezer capacity} of freezer below, for people who batch cook.',
      ],
      [
        'Split=50/50',
        'The {model} is split at half its height. {Freezer capacity} of freezer is three deep drawers and a shallow one.',
      ],
      [
        'Split=60/40',
        'A 60/40 split suits most homes: {Fridge capacity} of fridge and {Freezer capacity} of freezer.',
      ],
      [
        'Split=60/40',
        'The {model} gives {Fridge capacity} to the fridge and {Freezer capacity} to the freezer, which suits a family that shops once a week.',
      ],
      [
        'Split=70/30',
        'Mostly fridge: {Fridge capacity} of it, with {Freezer capacity} of freezer for peas, bread and ice.',
      ],
      [
        'Split=70/30',
        'If you buy fresh and freeze little, a 70/30 split is right. The {model} holds {Total capacity} in all.',
      ],
      [
        'form=integrated',
        'Behind a kitchen door, in a 1,780 mm housing: {Total capacity}, of which {Fridge capacity} is fridge.',
      ],
      'The {model} holds {Total capacity} and stands {Height} high on {Width} of floor.',
    ],
    topics: [
      [
        [
          'Frost free=Yes',
          'Frost free means a fan keeps ice from forming: nothing to defrost, and peas stay loose.',
        ],
        ['Frost free=Yes', 'The freezer is frost free. Wrap meat well, as moving air dries it out.'],
        [
          'Frost free=No',
          'The freezer is not frost free: it stays cold for longer in a power cut, and needs defrosting once or twice a year.',
        ],
        [
          'Frost free=No',
          'There is no fan in the freezer, so it needs defrosting, but food does not dry out.',
        ],
      ],
      ...COLD_COMMON,
      [
        'Glass shelves with a lip catch a spill before it reaches the salad.',
        'The top shelf folds in half to make room for a stockpot.',
        'A slide on the salad drawer controls humidity: closed for leaves, open for fruit.',
        [
          'Water and ice=Tank',
          'Water comes from a tank in the door, filled by hand, so there is no pipe to lay.',
        ],
        ['Garage safe=−15 °C', 'It works in a garage down to −15 °C, which most fridge freezers do not.'],
        ['Smart=Yes', 'The app alerts you if the door has been left open.'],
        'The light is at the front and shines in, so nothing at the back is in the dark.',
      ],
      [
        ['form=integrated', 'Your door is fixed to its own door, so the two cannot creep apart.'],
        [
          'form=integrated',
          'The housing must be {Niche width} wide and breathe through the plinth, 200 cm² of grille.',
        ],
        [
          'form=freestanding',
          'Leave {Gap left} at the sides and {Gap rear} behind. With less air it works harder and wears out sooner.',
        ],
        [
          'Hinge reversible=Yes',
          'The doors can be hung on the other side; the kit is in the box and it takes an hour.',
        ],
        [
          'form=freestanding',
          'With the door open it needs {Depth door open} from the wall, so check what is opposite.',
        ],
        [
          'form=freestanding',
          'Against a wall on the hinge side leave {Hinge wall gap}, or the drawers will not come out.',
        ],
      ],
    ],
    list: [
      '{Fridge capacity} fridge, {Freezer capacity} freezer',
      '{Energy consumption}, class {class}',
      '{Noise}, noise class {Noise class}',
      ['Frost free=Yes', 'Frost free'],
      '{Width} wide, {Height} high, {Depth} deep',
      'Climate class {Climate class}',
      ['Hinge reversible=Yes', 'Doors can be hung on either side'],
    ],
  },
  'american-fridge': {
    summary: [
      '{Total capacity} {noun}, {Noise}, class {class}. {Width} wide; {waterWord}.',
      '{Fridge capacity} fridge, {Freezer capacity} freezer, {Doors} doors, {waterWord}. {Noise}.',
    ],
    lead: [
      [
        'Doors=2',
        'Fridge on the right, freezer on the left, both from top to bottom: {Total capacity} side by side.',
      ],
      [
        'Doors=2',
        'The {model} puts {Freezer capacity} of freezer beside {Fridge capacity} of fridge. Shelves are narrower than in a French door, and everything is at eye level.',
      ],
      [
        'Doors=3',
        'Two doors above, one deep drawer below. A whole salmon on a plate goes in without tilting.',
      ],
      [
        'Doors=4',
        'Four doors: a wide fridge above and two freezer compartments below, so opening one does not warm the other.',
      ],
      ['Doors=5', 'Five doors, including a middle drawer that keeps meat at 0 °C.'],
      'The {model} holds {Total capacity}, about a fortnight’s shopping for five.',
      ['Doors>=3', 'The wide shelves take platters with ease: {Fridge capacity} of fridge in all.'],
    ],
    topics: [
      [
        [
          'Water and ice=Plumbed',
          'Water and ice come through the door from a pipe. It needs a cold feed within five metres and a new filter once or twice a year.',
        ],
        ['Water and ice=Plumbed', 'Plumbed in, it makes about 1.5 kg of ice a day, cubed or crushed.'],
        [
          'Water and ice=Tank',
          'The water tank is filled by hand, so it can stand anywhere with a socket. Four litres last a family a day.',
        ],
        [
          'Water and ice=None',
          'There is no dispenser, so there is nothing to descale and one more shelf inside.',
        ],
      ],
      ...COLD_COMMON,
      [
        'It is {Width} wide. Leave {Gap left} each side and behind, {Gap top} above: in a tight gap the doors open only to 90 degrees and the drawers catch.',
        'With both doors open it is {Width doors open} across. Draw that on the floor before you order.',
        'The body is {Depth} deep, and {Depth with door} with the doors and their handles.',
        'Doors and handles come off for narrow halls. The crew does it; allow twenty minutes.',
        'Packed it is {Packed width} wide and weighs {Weight}. Measure the narrowest door on the way in.',
      ],
      [
        'Total No Frost on both sides, with separate air so that smells do not reach the ice.',
        'The deli drawer runs the full width and keeps two degrees below the rest.',
        ['Smart=Yes', 'An app shows the temperatures. The cold does not depend on it.'],
        'A door alarm on both sides sounds after two minutes.',
        'A holiday setting keeps the fridge at 15 °C to save energy while the freezer stays frozen.',
      ],
    ],
    list: [
      '{Fridge capacity} fridge, {Freezer capacity} freezer, {Doors} doors',
      ['Water and ice!=None', '{waterWord}'],
      '{Energy consumption}, class {class}',
      '{Noise}, noise class {Noise class}',
      '{Width} wide, {Height} high, {Depth with door} deep with the doors',
      '{Width doors open} with both doors open',
      '{Weight} without packaging',
    ],
  },
  fridge: {
    summary: [
      '{Total capacity} {noun}, {Noise}, class {class}. {Width} wide, {Height} high.',
      '{noun}, {Total capacity}. {Energy consumption}, {Noise}.',
    ],
    lead: [
      ['Height>=1400', 'All fridge and no freezer: {Total capacity} of shelves from top to bottom.'],
      [
        'Height>=1400',
        'A larder fridge keeps one temperature from top to bottom and never ices up. This one holds {Total capacity}.',
      ],
      ['Height>=1400', 'Pair it with a tall freezer of the same height, or use it on its own.'],
      ['Height<=900', '{Total capacity} under a worktop: a week’s food for one, or the basics for two.'],
      ['Height<=900', 'The second fridge, or the first in a small kitchen. {Width} wide and {Height} high.'],
      ['Height<=900', 'A simple under-counter larder fridge that runs at {Noise}.'],
      [
        'form=integrated',
        'Behind your own kitchen door, {Total capacity}, on a fixed hinge that does not creep.',
      ],
      'The {model} is a fridge without an ice box, so all {Total capacity} can be used.',
    ],
    topics: [
      ...COLD_COMMON,
      [
        'Four glass shelves, of which three move with food on them.',
        'The bottle rack tilts or lies flat.',
        'A fan circulates the cold air, so the top shelf is no warmer than the bottom.',
        'The salad drawer is deep enough for a whole cauliflower in its leaves.',
        ['Garage safe=−15 °C', 'Rated for a garage down to −15 °C.'],
      ],
      [
        ['form=integrated', 'It needs a housing {Niche width} wide and a grille in the plinth.'],
        ['form=freestanding', 'Leave {Gap rear} behind it for air, so that it does not overwork.'],
        ['form=under-counter', 'It is {Height} high: measure to the underside of the worktop.'],
        ['Hinge reversible=Yes', 'The door is reversible and comes hinged on the right.'],
        'Open, the door reaches {Depth door open} from the wall.',
        'It weighs {Weight}; let it stand four hours before you switch it on.',
      ],
    ],
    list: [
      '{Total capacity}',
      '{Energy consumption}, class {class}',
      '{Noise}, noise class {Noise class}',
      '{Width} wide, {Height} high, {Depth} deep',
      ['Hinge reversible=Yes', 'Door can be hung on either side'],
      'Climate class {Climate class}',
    ],
  },
  freezer: {
    summary: [
      '{Total capacity} {noun}, {frostWord}, {Noise}, class {class}.',
      '{noun}, {Total capacity}. {Energy consumption}; {garageWord}.',
    ],
    lead: [
      [
        'Hinge=None',
        'A chest freezer loses almost no cold when you lift the lid, which is why half a pig keeps so well in one. {Total capacity}, {Width} wide.',
      ],
      [
        'Hinge=None',
        'A simple {Total capacity} chest: nothing falls out, and it costs less than a freezer with drawers.',
      ],
      [
        'Hinge=None',
        'The {model} is for allotments, anglers and bulk buyers: {Total capacity} and a hanging basket for what you use daily.',
      ],
      [
        'Height>=1400',
        'Drawers from top to bottom, {Total capacity} in all, each with a clear front and room for a label.',
      ],
      [
        'Height>=1400',
        'A tall freezer holds about four times as much as the one in a fridge freezer. {Total capacity}, {Height} high.',
      ],
      [
        'Height<=900 & Hinge!=None',
        'Under a worktop: {Total capacity} in three drawers, the top one shallow for pizzas.',
      ],
      [
        'Height<=900',
        'An extra {Total capacity} for the Christmas bird, the summer fruit or the batch of soup.',
      ],
      'The {model} holds {Total capacity} of frozen food.',
    ],
    topics: [
      [
        [
          'Garage safe=−15 °C',
          'It works in a garage down to −15 °C. Many freezers stop when the room drops below 10 °C.',
        ],
        ['Garage safe=−12 °C', 'Good for an outhouse down to −12 °C.'],
        [
          'Garage safe=No',
          'It is made for a heated room. In a garage below 10 °C it will switch off and thaw, so choose a garage-rated one instead.',
        ],
      ],
      [
        ['Frost free=Yes', 'It is frost free, so you never have to defrost it.'],
        ['Frost free=No', 'It is not frost free: empty it and defrost it about once a year.'],
        ['Hinge=None', 'Defrost it when the ice is as thick as a pencil; there is a drain at the front.'],
      ],
      ...COLD_COMMON,
      [
        'Fast freeze takes it down to −28 °C for a day, for freezing a big shop quickly.',
        ['Hinge=None', 'In a power cut keep it shut: a full chest stays frozen most of a day.'],
        ['Hinge!=None', 'In a power cut keep it shut: a full freezer stays frozen for hours.'],
        ['Hinge=None', 'The lock on the lid is worth having in a shared house.'],
        [
          'Hinge!=None',
          'Drawers slide fully out and the shelves behind them are glass, so you can take drawers away for a turkey.',
        ],
        'It weighs {Weight}.',
        'A temperature alarm sounds at −12 °C, while there is still time to save the food.',
      ],
    ],
    list: [
      '{Total capacity}',
      '{Energy consumption}, class {class}',
      '{garageWord}',
      '{frostWordCap}',
      '{Noise}',
      '{Width} wide, {Height} high, {Depth} deep',
    ],
  },
  'wine-cooler': {
    summary: [
      '{Bottles}, {Zones}, {Noise}. {Width} wide, {Height} high.',
      '{noun} for {Bottles} in {Zones}. {Noise}, class {class}.',
    ],
    lead: [
      [
        'Zones=1 zone',
        'One temperature for {Bottles}: set it to 12 for keeping, or lower for whites to drink.',
      ],
      ['Zones=2 zones', 'Two zones: reds above at 16, whites below at 8, {Bottles} in all.'],
      ['Zones=3 zones', 'Three zones for {Bottles}: sparkling, white and red, each at its own temperature.'],
      [
        'Bottles>=90',
        'A cellar in a cabinet. {Bottles} lie on beech shelves in the dark at one temperature, year in, year out.',
      ],
      [
        'Width<=300',
        'It fills the {Width} that a planner leaves at the end of a run: {Bottles}, front-vented, built in.',
      ],
      [
        'form=built-in',
        'Built in under the worktop or in a column: {Bottles}, breathing through the plinth.',
      ],
      'The {model} keeps {Bottles} at a steady temperature and free from vibration.',
      'A kitchen fridge is too cold and too dry for wine. The {model} keeps {Bottles} at the temperature you choose.',
    ],
    topics: [
      [
        'The bottle count is for Bordeaux shapes. Burgundy and Champagne are fatter: allow for a third fewer.',
        'Shelves roll out two thirds so that the label can be read without disturbing the neck.',
        'Shelves are beech and lift out to stand tall bottles at the bottom.',
      ],
      [
        ['UV glass=Yes', 'The glass keeps out ultraviolet light, which spoils white wine in weeks.'],
        ['UV glass=No', 'The glass is plain, so keep it out of the sun.'],
      ],
      [
        ['Noise<=37', 'At {Noise} it can stand in a dining room.'],
        ['Noise>=42', '{Noise}: better in a kitchen than beside a table.'],
        'The compressor is hung on rubber and makes {Noise}.',
      ],
      [
        [
          'class=G',
          'Class G, {Energy consumption}: a glass door costs energy, and most wine coolers are F or G.',
        ],
        ['class=F', 'Class F at {Energy consumption} is good for a cabinet with a glass door.'],
        'It uses {Energy consumption}.',
      ],
      [
        'A carbon filter keeps kitchen smells from the corks. Change it once a year.',
        'It warms as well as cools, so wine stays at the right temperature in a cold room.',
        'The display can be read from across the room and dims at night.',
        'Let it stand upright for a day after delivery, then set it and wait another before you fill it.',
      ],
    ],
    list: [
      '{Bottles} of 75 cl, Bordeaux shape',
      '{Zones}',
      '{Noise}, noise class {Noise class}',
      '{Energy consumption}, class {class}',
      '{Width} wide, {Height} high, {Depth} deep',
      ['UV glass=Yes', 'Glass that keeps out UV light'],
    ],
  },
  'drinks-cooler': {
    summary: ['{Total capacity} drinks cooler for about {Cans} cans. {Noise}, {Width} wide.'],
    lead: [
      'A glass-fronted fridge for cans and bottles: about {Cans} cans, at eye level or under a counter.',
      'The {model} holds about {Cans} cans at 3 degrees and shows how many are left.',
      '{Total capacity} of cold drinks, and the kitchen fridge gets its shelves back.',
    ],
    topics: [
      [
        ['Lockable=Yes', 'The door locks.'],
        ['Lockable=No', 'The door does not lock.'],
        'Shelves are chromed wire and move in 25 mm steps.',
      ],
      ...COLD_COMMON,
      [
        'The light switches separately from the door.',
        'It cools to 2 °C and no lower, so nothing freezes.',
        'Leave {Gap rear} behind it for air.',
        'The feet level it on decking, but it is not made for rain.',
      ],
    ],
    list: [
      '{Total capacity}, about {Cans} cans',
      '{Energy consumption}, class {class}',
      '{Noise}',
      '{Width} wide, {Height} high',
      ['Lockable=Yes', 'Can be locked'],
    ],
  },
};
