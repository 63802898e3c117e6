import type { DescriptionBank } from '../../descriptions.ts';

const CLEANING: DescriptionBank['topics'][number] = [
  [
    'Cleaning=Pyrolytic',
    'Pyrolytic cleaning at 480 °C turns grease to ash that you wipe out. Take the rails out first.',
  ],
  [
    'Cleaning=Pyrolytic',
    'Pyrolytic cleaning takes two hours and about 4 kWh, so once in two months is plenty.',
  ],
  [
    'Cleaning=Catalytic',
    'Catalytic side liners burn off splashes as you cook at 220 °C. You wipe the base and the door by hand.',
  ],
  [
    'Cleaning=Hydrolytic',
    'Half a litre of water and half an hour at 90 °C loosens grease, so it wipes off with a cloth.',
  ],
  ['Cleaning=Enamel', 'The smooth enamel lining wipes clean most easily while it is still warm.'],
];

const OVEN_CLASS: DescriptionBank['topics'][number] = [
  [
    'class=A+',
    'The oven is class A+, using {Energy consumption} in its more efficient mode: among the best you can buy.',
  ],
  ['class=A', 'Class A on the oven’s own scale, A+++ to D: {Energy consumption}.'],
  ['class=B', 'Class B, {Energy consumption}. Compared with an A, that is a few pence more for each roast.'],
  'It uses {Energy consumption} in the energy label’s test.',
];

export const COOKING_BANKS: Record<string, DescriptionBank> = {
  'single-oven': {
    summary: [
      '{Oven capacity} {noun}, {Functions} functions, {cleaningWord}, class {class}. {plugWord}.',
      '{noun}: {Oven capacity}, up to {Max temperature}, {cleaningWord}. {Energy consumption}.',
    ],
    lead: [
      '{Oven capacity} takes a 7 kg turkey with potatoes round it. The {model} has {Functions} functions, and fan is the one you will use most.',
      'A {Oven capacity} oven for a standard 595 mm housing, with {Functions} cooking functions.',
      'The {model} is a standard size and replaces almost any built-in single oven.',
      [
        'Cleaning=Pyrolytic',
        'A {Oven capacity} oven with pyrolytic self-cleaning, so there is no scrubbing.',
      ],
      [
        'Steam=Yes',
        'Added steam gives bread its crust and keeps a roast from drying. The {model} has it, and holds {Oven capacity}.',
      ],
      [
        'Plug=13 A',
        'It comes with a plug, so where there is a socket behind the old one there is nothing to wire.',
      ],
      ['Functions<=6 & Controls=Knobs', 'Simple to use: clear knobs for top and bottom heat, fan and grill.'],
      [
        'Functions>=13',
        '{Functions} functions cover everything from proving at 35 degrees to pizza at {Max temperature}.',
      ],
    ],
    topics: [
      CLEANING,
      OVEN_CLASS,
      [
        [
          'Shelf runners=Telescopic, 2 levels',
          'Two levels of telescopic runners carry a full roasting tin without tipping.',
        ],
        [
          'Shelf runners=Telescopic, 1 level',
          'One shelf is on telescopic runners; a second set can be added later.',
        ],
        ['Shelf runners=Chrome rails', 'Plain chrome rails, five levels, each with a stop.'],
      ],
      [
        ['Steam=Yes', 'The steam comes from a small tank you fill by hand; no plumbing.'],
        ['Controls=Knobs', 'Two click-stop knobs and a clock that is easy to set.'],
        ['Controls=Touch', 'The glass touch controls wipe clean.'],
        ['Smart=Yes', 'You can preheat it from the app, or use it without.'],
        'The door has three panes and stays under 50 degrees outside.',
        'The inner glass unclips for cleaning between the panes.',
        'Lights at the top and the side reach every shelf.',
      ],
      [
        ['Plug=13 A', 'Draws {Rated power}: a 13 A socket is enough.'],
        ['Plug=Hardwired', 'At {Rated power} it has to be wired in on its own circuit by an electrician.'],
        'The housing should be {Niche width} wide and {Niche height} high, with 35 mm of air behind.',
        'It weighs {Weight}: two people to lift it in.',
        'It heats to {Max temperature}.',
      ],
    ],
    list: [
      '{Oven capacity}, {Functions} functions',
      'Up to {Max temperature}',
      'Class {class} on the A+++ to D scale, {Energy consumption}',
      '{cleaningWord}',
      'Housing {Niche width} wide, {Niche height} high',
      '{plugWord}',
      '{Shelf runners}',
    ],
  },
  'double-oven': {
    summary: [
      '{Oven capacity} main and {Second oven} second oven, {cleaningWord}. {Height} high.',
      '{noun}: {Oven capacity} and {Second oven}, class {class} in the main oven.',
    ],
    lead: [
      'Two ovens at two temperatures: {Oven capacity} below with the fan, {Second oven} above with the grill.',
      'Made for Sunday lunch: the {model} roasts in {Oven capacity} while the pudding bakes in {Second oven}.',
      [
        'Height<=720',
        'Built under the worktop: {Height} high, so it goes where a built-under oven was before.',
      ],
      ['Height>=880', 'Built in at eye level, {Height} high. No bending down.'],
      'The top oven of the {model} heats sooner than the main one, and for two people it is the one you will use.',
    ],
    topics: [
      CLEANING,
      OVEN_CLASS,
      [
        'The small oven is class {secondClass}. Use it for anything that fits.',
        'Both have a light; only the main one has a fan.',
        'The grill is in the top oven and full width, six slices at a time.',
      ],
      [
        ['Controls=Knobs', 'Four knobs: the left pair for the top oven, the right pair for the main oven.'],
        ['Controls=Touch', 'Touch controls with a lock.'],
        'The drop-down doors are strong enough to rest a full tin on.',
        'Check which you have: built-in double ovens are 888 mm high and built-under ones 717 mm.',
        'It draws {Rated power} and is wired to a cooker circuit.',
        'The housing should be {Niche height} high and {Niche width} wide.',
      ],
    ],
    list: [
      'Main oven {Oven capacity}, class {class}',
      'Second oven {Second oven}, class {secondClass}',
      '{cleaningWord}',
      'Housing {Niche width} wide, {Niche height} high',
      'Wired in, {Rated power}',
      '{Weight}',
    ],
  },
  'compact-oven': {
    summary: [
      '{Oven capacity} {noun}, {Functions} functions, {Height} high.',
      '{noun}: {Oven capacity} in a {Height} front. {Energy consumption}, class {class}.',
    ],
    lead: [
      [
        'Steam=Yes',
        'Steam at 100 degrees for fish and greens, steam and heat together for bread and a Sunday joint: {Oven capacity} in a {Height} front.',
      ],
      [
        'Steam=Yes',
        'Vegetables keep their colour and leftovers come back as they were. The {model} steams from a {Water tank} tank, no plumbing.',
      ],
      [
        'Microwave power>0',
        'An oven and a {Microwave power} microwave in one: a jacket potato in 20 minutes with a proper skin.',
      ],
      ['Microwave power>0', 'The {model} is the second oven and the microwave, in the space of one of them.'],
      'A {Height} oven that sits beside a full one or over a drawer. {Oven capacity} takes a chicken, or two trays of scones.',
      'Small ovens heat in five minutes. For two people the {model} is the main oven, and the big one is for Christmas.',
    ],
    topics: [
      OVEN_CLASS,
      CLEANING,
      [
        [
          'Steam=Yes',
          'The tank holds {Water tank}, enough for about {tankMinutes} minutes. Descale when it asks; in hard water that is every other month.',
        ],
        ['Microwave power>0', 'There is no turntable, so rectangular dishes fit with ease.'],
        'Up to {Max temperature}.',
        'It has {Functions} functions.',
        'It has three shelf levels.',
      ],
      [
        'It fits a {Niche height} high housing, {Niche width} wide, and lines up with a single oven when a 14 cm drawer is fitted below.',
        ['Plug=Hardwired', 'Wired in, {Rated power}.'],
        ['Plug=13 A', 'It comes with a plug.'],
        'The handle lines up with the others of the same series.',
        ['Controls=App and knob', 'One knob, a plain display and an app for recipes.'],
        ['Controls=Touch', 'Touch controls that a wet finger can work.'],
      ],
    ],
    list: [
      '{Oven capacity}, {Functions} functions',
      'Class {class} on the A+++ to D scale',
      'Housing {Niche width} wide, {Niche height} high',
      'Up to {Max temperature}',
      ['Steam=Yes', 'Cooks with steam'],
      '{plugWord}',
    ],
  },
  'warming-drawer': {
    summary: ['{noun}, {Height} high, {Drawer capacity}. {Rated power}, 13 A plug.'],
    lead: [
      [
        'Vacuum levels>0',
        'It vacuum-seals food for sous-vide cooking, for the freezer and for keeping cheese fresh for up to three weeks.',
      ],
      [
        'Vacuum levels>0',
        'A chamber vacuum in a drawer, so it seals liquids too, which clamp machines cannot.',
      ],
      [
        'Slow cooking=Yes & Max temperature>=80',
        'Warms plates, proves dough, and cooks a shoulder of lamb overnight at 80 degrees.',
      ],
      ['Slow cooking=No', 'A drawer that warms plates and keeps supper hot for whoever is late.'],
      'The {model} warms {Plates held} dinner plates at once.',
    ],
    topics: [
      [
        [
          'Vacuum levels>0',
          '{Vacuum levels} levels of vacuum: soft fruit needs the lowest, meat the highest. The seal bar is {Seal bar} long.',
        ],
        ['Plates held>0', 'It holds {Plates held} dinner plates.'],
        ['Max temperature>0', 'Set it between 30 and {Max temperature}.'],
      ],
      [
        ['Push to open=Yes', 'There is no handle: push the front and it opens.'],
        ['Push to open=No', 'The handle matches the ovens of the same series.'],
        'The runners carry {Load} and have end stops.',
        'The glass base wipes clean.',
      ],
      [
        'Fitted under a compact oven, the pair is as high as a single oven.',
        'The socket belongs beside the housing, not behind the drawer.',
        ['Height<=150', 'It is {Height} high.'],
        ['Height>=280', 'At {Height} it takes casseroles and a stack of platters.'],
      ],
    ],
    list: [
      '{Drawer capacity}',
      '{Height} high, {Width} wide',
      'Carries up to {Load}',
      '{Rated power}, 13 A plug',
      ['Push to open=Yes', 'Handle-free, push to open'],
    ],
  },
  'range-cooker': {
    summary: [
      '{widthCm} {noun}, {ovensWord}, {Hob zones}. {Total power|Gas power}.',
      '{noun}, {Width} wide: {Oven capacity} main oven, {Hob zones}, class {class}.',
    ],
    lead: [
      ['Ovens>=3', '{Ovens} ovens, {Hob zones} and {Width} wide: a range for big families and entertaining.'],
      ['Ovens>=3', 'With {Ovens} ovens you can roast, bake and keep food warm all at once.'],
      ['Ovens=2', 'Two ovens side by side, {Oven capacity} and {Second oven}, under {Hob zones}.'],
      ['Ovens=1', 'One oven as wide as the range: {Oven capacity}, four trays of mince pies on two shelves.'],
      [
        'Fuel=Induction',
        'The look of a range and the speed of induction. {Hob zones}, {Width} wide, with a glass top that wipes clean.',
      ],
      [
        'Fuel=Gas',
        'Gas above and gas below. A gas oven is moist and hotter at the top, which pastry cooks like.',
      ],
      [
        'Fuel=Dual fuel',
        'Gas flames to cook on, electric fan ovens to bake in: the usual reason to choose a range.',
      ],
      'The {model} is {Width} wide, weighs {Weight} and is built to last.',
      [
        'Fuel=Electric',
        'A ceramic hob with electric ovens below, {Width} wide: no gas supply or flue needed.',
      ],
    ],
    topics: [
      [
        [
          'Hob type=Induction',
          'The induction zones share {Total power} with the ovens. All on full at once would be more than a 32 A circuit can supply, so they take turns.',
        ],
        [
          'Hob type=Gas',
          'The wok burner is in the middle and gives 4 kW; the smallest goes low enough to melt chocolate.',
        ],
        [
          'Hob type=Gas',
          'Pan supports are cast iron in three pieces. They go in the sink, not the dishwasher.',
        ],
        ['Hob type=Ceramic', 'The ceramic zones glow and hold their heat; switch off two minutes early.'],
      ],
      CLEANING,
      OVEN_CLASS,
      [
        [
          'Grill=Separate, electric',
          'The grill has its own compartment, so toast does not wait for the roast.',
        ],
        ['Grill=Glide-out, electric', 'The grill pan glides out on a trolley and stays level.'],
        ['Grill=In the oven & Ovens>=2', 'The grill is in the left oven and is used with the door shut.'],
        ['Grill=In the oven & Ovens=1', 'The grill is in the oven and is used with the door shut.'],
        ['Storage drawer=Yes', 'A storage drawer along the bottom takes the trays.'],
        'Doors are double and hung on steel hinges; they close the last centimetre on their own.',
        'The vitreous enamel resists grease; keep vinegar and lemon juice off it.',
      ],
      [
        'Allow {Depth with door} from the wall to the handles. Worktops beside it must not stand higher than the hob.',
        ['LPG ready=Yes', 'Jets for bottled gas are in the box. A Gas Safe registered fitter changes them.'],
        [
          'Fuel=Induction',
          'It draws up to {Total power}. Ask an electrician whether your cooker circuit carries that.',
        ],
        ['Fuel=Electric', 'It draws {Total power} at full power, so it needs a cooker circuit of its own.'],
        'It adjusts from {Height} to {Height max}, on wheels at the back and feet at the front.',
        ['Hob type=Gas', 'It weighs {Weight}. The doors, shelves and pan supports come off to bring it in.'],
        ['Hob type!=Gas', 'It weighs {Weight}. The doors and shelves come off to bring it in.'],
        [
          'Fuel=Dual fuel',
          'The gas must be connected by a Gas Safe registered fitter; a new electric circuit by an electrician.',
        ],
        ['Fuel=Gas', 'The gas must be connected by a Gas Safe registered fitter.'],
        ['Fuel!=Gas|Dual fuel', 'A new electric circuit must be made by an electrician.'],
      ],
    ],
    list: [
      ['Ovens=1', 'One oven of {Oven capacity}'],
      ['Ovens!=1', '{ovensWord}, the main one of {Oven capacity}'],
      '{Hob zones}, {hobWord}',
      'Class {class} on the A+++ to D scale',
      '{Width} wide, {Height} to {Height max} high',
      '{Total power|Gas power} in all',
      '{cleaningWord}',
      '{Weight}: delivered by two people',
    ],
  },
  cooker: {
    summary: [
      '{widthCm} {noun}, {ovensWord}, {hobWord}. Class {class}.',
      '{noun}, {Width} wide: {Oven capacity} oven, {Hob zones}, class {class}.',
    ],
    lead: [
      [
        'Ovens=2',
        'A main oven of {Oven capacity}, a second with the grill, and four rings on top: everything a kitchen needs in {Width}.',
      ],
      ['Ovens=1', 'One oven, four rings, {Width} wide: a simple cooker for a small kitchen or a let.'],
      ['Width=500 mm', 'At 50 cm it fits the traditional narrow cooker space, with a {Oven capacity} oven.'],
      [
        'Hob type=Induction',
        'Induction in an ordinary slot-in cooker: pans boil sooner and the top stays cool beside them.',
      ],
      ['Fuel=Gas', 'Gas rings and a gas oven, with a plug for the ignition.'],
      ['Fuel=Dual fuel', 'Gas burners to cook on and an electric fan oven to bake in.'],
      'The {model} slides into a {Width} gap and stands at worktop height.',
    ],
    topics: [
      [
        ['Hob type=Ceramic', 'The flat ceramic top wipes clean. Four lights warn you while it is still hot.'],
        [
          'Hob type=Solid plate',
          'Solid plates are slow but very hard-wearing. Turn them off early and use the residual heat.',
        ],
        ['Hob type=Gas', 'Burners cut off if the flame goes out.'],
        ['Hob type=Induction', 'It needs induction pans: if a magnet sticks to the base, they work.'],
      ],
      CLEANING,
      OVEN_CLASS,
      [
        ['Grill=Top oven', 'The top oven is also the grill.'],
        ['Grill=In the oven', 'The grill is in the oven, used with the door shut.'],
        ['Storage drawer=Yes', 'There is a drawer below for tins.'],
        ['Lid=Glass', 'A glass lid folds down over the rings and cuts the gas if you forget.'],
      ],
      [
        ['Fuel=Electric', 'It needs a cooker switch on its own circuit; a 13 A plug will not do.'],
        ['Fuel=Gas', 'It must be connected by a Gas Safe registered engineer.'],
        ['LPG ready=Yes', 'It can be converted to bottled gas.'],
        'The doors drop down; allow {Depth door open} in front.',
        'The feet level it from {Height} to {Height max}.',
        'The oven has {Functions} functions.',
        ['Fuel=Gas', 'It weighs {Weight}; the engineer fixes its chain to the wall, so that it cannot tip.'],
        ['Fuel!=Gas', 'It weighs {Weight}; fix the bracket in the box, so that it cannot tip.'],
      ],
    ],
    list: [
      '{Width} wide',
      'Main oven {Oven capacity}, class {class} of A+++ to D',
      '{hobWord}, {Hob zones}',
      '{cleaningWord}',
      ['Grill=Top oven', 'Grill in the top oven'],
      ['Grill=In the oven', 'Grill in the oven'],
      'Guaranteed for {Guarantee}',
    ],
  },
  hob: {
    summary: [
      '{widthCm} {noun}, {Hob zones}{flexWord}. Cut-out {Cut-out width} by {Cut-out depth}.',
      '{noun}: {Hob zones}, {Total power|Gas power}, {Width} wide.',
    ],
    lead: [
      [
        'Hob type=Induction',
        'Induction heats the pan and not the glass: a litre boils in under three minutes, and a spill wipes off.',
      ],
      ['Hob type=Induction', 'The {model} has {Hob zones} and {Total power} to share among them.'],
      [
        'Plug=13 A',
        'It runs from a 13 A plug. {Total power} is less than a wired hob, so one zone on full means the others wait, but there is nothing to wire.',
      ],
      [
        'Built-in extraction=Yes',
        'Built-in extraction: a vent in the middle draws steam down at {Extraction rate} before it rises.',
      ],
      [
        'Built-in extraction=Yes',
        'No hood needed: the {model} draws steam down at {Extraction rate} and ducts it outside or filters it.',
      ],
      [
        'Hob type=Ceramic',
        'A ceramic hob is simple to use, works with any pan and costs less than induction.',
      ],
      [
        'Hob type=Ceramic',
        '{Hob zones} under one sheet of glass. It heats more slowly than induction but works with any pan.',
      ],
      [
        'Hob type=Gas',
        'A gas hob {Width} wide with {Hob zones}, the largest big enough for a wok or a pasta pot.',
      ],
      [
        'Hob type=Gas',
        'The {model} lights with the knob, cuts out if the flame does, and works in a power cut with a match.',
      ],
      [
        'Width=300 mm',
        'A 300 mm domino hob: two zones for a small space, or pair it with another to make four.',
      ],
    ],
    topics: [
      [
        ['Flex zone=Yes', 'Two zones join into one for a fish kettle or a griddle.'],
        ['Flex zone=Yes', 'The flexible zone finds the pan wherever it stands.'],
        ['Flex zone=No', 'The zones are fixed circles, which suits round pans.'],
        ['Wok burner=Yes', 'The wok burner has two rings of flame.'],
        ['Pan supports=Cast iron', 'Pan supports are cast iron and do not shift.'],
        ['Pan supports=Enamelled steel', 'Pan supports are enamelled steel, light to lift for cleaning.'],
      ],
      [
        [
          'Hob type=Induction',
          'If a magnet sticks to the base of your pans, they work. Copper and plain aluminium do not.',
        ],
        [
          'Hob type=Induction',
          'Boost gives one zone extra power for ten minutes, shared from the zone next to it.',
        ],
        ['Hob type=Ceramic', 'Residual heat lights show which zones are still hot.'],
        ['Hob type=Gas', 'Jets for bottled gas are {lpgWord}.'],
        ['Timer=Yes', 'Each zone has a timer that switches it off.'],
        ['Controls=Knobs', 'Knobs at the front give precise control.'],
        ['Controls=Touch & Boost zones!', 'A slider for each zone, nine steps and boost.'],
      ],
      [
        ['Noise>0', 'At full speed the fan makes {Noise}; on speed two you hardly hear it.'],
        [
          'Noise>0',
          'The filters lift out and go in the dishwasher. A cup of boiled-over milk runs into a tray, not the motor.',
        ],
        ['Recirculating=Yes', 'It can recirculate through carbon filters, so no duct is needed.'],
      ],
      [
        'The cut-out is {Cut-out width} by {Cut-out depth}. Many old hobs have the same; measure the hole, not the glass.',
        'Below the worktop it needs {Below worktop}.',
        ['Plug=Hardwired', 'It is wired to a cooker circuit. {Total power} needs {amps}.'],
        ['Hob type=Gas', 'A Gas Safe registered fitter connects it; it also has a small plug for the spark.'],
        'It is {Width} wide and {Depth} deep overall.',
        ['Child lock=Yes', 'A long press sets the child lock.'],
        'The front edge is bevelled to resist knocks.',
      ],
    ],
    list: [
      '{Hob zones}',
      '{Total power|Gas power}',
      'Cut-out {Cut-out width} by {Cut-out depth}',
      '{Width} wide, {Depth} deep',
      '{plugWord}',
      ['Flex zone=Yes', 'Zones that join for large pans'],
      ['Pan supports=Cast iron', 'Cast-iron pan supports'],
      ['Pan supports=Enamelled steel', 'Enamelled steel pan supports'],
    ],
  },
  hood: {
    summary: [
      '{widthCm} {noun}, {Extraction rate}, {Noise}, class {class} of A+++ to D.',
      '{noun}: {Extraction rate} at {Noise}. {Duct} duct.',
    ],
    lead: [
      [
        'Mount=Chimney',
        'A chimney hood for the wall, {Width} wide, moving {Extraction rate} at its highest normal speed.',
      ],
      [
        'Mount=Chimney',
        'The flue slides to your ceiling height, up to {Height max}. The hood draws {Extraction rate} of air through a grease filter.',
      ],
      [
        'Mount=Canopy',
        'It is hidden inside a wall cupboard or a mantel, with just a steel panel and two lights on show.',
      ],
      [
        'Mount=Integrated',
        'Pull the front out and it starts. Closed, it is hidden behind a cupboard front {Width} wide.',
      ],
      [
        'Mount=Downdraft',
        'It rises out of the worktop behind the hob and slides away when you have finished cooking.',
      ],
      ['Mount=Island', 'It hangs over an island, {Width} wide, finished on four sides.'],
      [
        'Mount=Ceiling',
        'Set flush in the ceiling, out of the way of heads and lights. At that height it needs power: {Extraction rate}.',
      ],
      'Ten changes of air an hour is the rule. {Extraction rate} is enough for a kitchen of about {roomSize} m².',
    ],
    topics: [
      [
        ['Noise<=58', 'Just {Noise} at its highest normal speed, and quieter still on the lower ones.'],
        [
          'Noise>=66',
          'At {Noise} the top speed is for heavy frying. Speed two is enough for everything else.',
        ],
        'The figure of {Noise} is at full normal speed. Each step down takes off about 7 dB.',
        'It makes {Noise} flat out. For simmering, speed one will do and is barely heard.',
        '{Noise} is for the highest normal speed; the boost above that is louder and lasts five minutes.',
        'Most of the {Noise} comes from moving air, so a wide, straight duct makes it quieter.',
      ],
      [
        [
          'Recirculating=Yes',
          'It can be ducted outside or recirculate through a carbon filter, sold separately. Ducting out moves more air and removes the steam.',
        ],
        ['Recirculating=No', 'It must be ducted outside, which is the most effective way to extract.'],
        'The duct is {Duct}. Do not step it down: a narrow pipe makes noise and chokes the fan.',
        'Each bend slows the air as much as a metre of pipe, so keep the duct short and straight.',
      ],
      [
        ['class=A', 'Class A, {Energy consumption}: a brushless motor.'],
        ['class=B', '{Energy consumption}, class B on the hood scale.'],
        [
          'Grease class=A',
          'Grease class A: the filters catch more than 95% of it before it reaches the motor.',
        ],
        'The label counts light and motor together: {Energy consumption}.',
      ],
      [
        'Filters lift out with one finger and go in the dishwasher, every month if you fry.',
        'Warm light ({Lighting}) shines on the pans and not in your eyes.',
        '{Speeds} speeds, and a run-on timer that switches it off after ten minutes.',
        ['Controls=Touch', 'The touch controls are flat glass.'],
        ['Controls=Buttons', 'Four push buttons.'],
        ['Smart=Yes', 'It can switch on with a hob from the same maker.'],
      ],
      [
        [
          'Mount!=Ceiling & hobGap!',
          'Hang it at least {hobGap} over an electric hob, and {hobGapGas} over gas.',
        ],
        [
          'Mount=Ceiling|Island',
          'It weighs {Weight}. It hangs from the joists, or from timber between them, never from plasterboard.',
        ],
        [
          'Mount!=Ceiling|Island|Downdraft',
          'It weighs {Weight}. Fix it to masonry or to a batten, not to plasterboard.',
        ],
        ['Plug=13 A', 'It has a 13 A plug.'],
        ['Plug=Hardwired', 'It has to be wired to a fused spur.'],
      ],
    ],
    list: [
      '{Extraction rate} at the highest normal speed',
      '{Noise}',
      'Class {class} on the A+++ to D scale, {Energy consumption}',
      'Duct {Duct}',
      ['Recirculating=Yes', 'Ducts out, or recirculates with a carbon filter'],
      ['Recirculating=No', 'For ducting out only'],
      'Grease class {Grease class}',
      '{Width} wide, {Weight}',
    ],
  },
  microwave: {
    summary: [
      '{Oven capacity} {noun}, {Microwave power}. {Width} wide.',
      '{noun}: {Microwave power}, {Oven capacity}, {turntableWord}.',
    ],
    lead: [
      [
        'Fan oven=Yes',
        'Microwave, grill and fan oven in one: crisp chips in 18 minutes, and pies with a crisp base.',
      ],
      [
        'Fan oven=Yes',
        'The {model} does what a small oven does and reheats as well. {Oven capacity}, {Microwave power}.',
      ],
      ['Microwave power<=700', '{Microwave power} is gentle. Add a minute to what the packet says.'],
      ['Microwave power>=900', '{Microwave power}, so packet times are about right.'],
      'A {Oven capacity} microwave for the four things people use one for: porridge, peas, leftovers, defrost.',
      ['Installation=Built-in', 'It goes into a wall unit and lines up with the oven below.'],
      'The {model} gives {Microwave power} in {Oven capacity}.',
    ],
    topics: [
      [
        ['Turntable=Flat base', 'The flat base, with no turntable, wipes clean and takes square dishes.'],
        ['Turntable>0', 'The turntable is {Turntable} across.'],
      ],
      [
        ['Grill=Yes', 'A grill browns cheese on toast.'],
        ['Grill=No', 'There is no grill.'],
        ['Controls=Knobs', 'Two knobs set the power and the time.'],
        ['Controls=Buttons', 'Buttons for each minute; press start again to add thirty seconds.'],
        ['Controls=Touch', 'Flat controls with a lock.'],
        ['Tactile marks=Yes & Controls=Knobs', 'Raised dots on the knobs at every minute.'],
        ['Tactile marks=Yes & Controls!=Knobs', 'Raised dots mark the keys, so fingers find them.'],
      ],
      [
        'The door opens to the left.',
        'Leave 10 cm above it for air.',
        ['Installation=Built-in', 'The housing should be {Niche width} wide and {Niche height} high.'],
        'Inside it is painted steel; wipe with a damp cloth after a bowl of water and lemon.',
        '{Functions} programmes, most by weight.',
        'It is {Depth} deep.',
      ],
    ],
    list: [
      '{Microwave power}, {Oven capacity}',
      '{turntableWord}',
      ['Grill=Yes', 'With a grill'],
      '{Width} wide, {Height} high, {Depth} deep',
      '13 A plug',
    ],
  },
};
