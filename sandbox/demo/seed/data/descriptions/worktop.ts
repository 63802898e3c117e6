import type { DescriptionBank } from '../../descriptions.ts';

export const WORKTOP_BANKS: Record<string, DescriptionBank> = {
  coffee: {
    summary: [
      '{noun}, {Water tank} tank{milkWord}. {Width} wide.',
      '{noun}: {pressureWord}{drinksWord}{Water tank} of water.',
    ],
    lead: [
      ['form=bean', 'Beans in the top, water at the back, and a button: the {model} grinds for each cup.'],
      ['form=bean', '{Drinks} drinks from one machine, of which you will drink two. They are good.'],
      [
        'form=bean',
        'The {model} grinds, tamps and brews in under a minute, and rinses itself before you have found the sugar.',
      ],
      [
        'form=espresso',
        'You grind, you tamp, you brew. It takes a week to learn and after that it is the best part of the morning.',
      ],
      ['form=espresso', 'A portafilter machine for one or two shots at {Pressure}.'],
      [
        'form=filter',
        'Filter coffee by the litre: paper in, ground coffee in, and five minutes later {Water tank} of it.',
      ],
      [
        'form=filter',
        'For a table of people, filter still wins. The {model} wets the coffee evenly and stops.',
      ],
    ],
    topics: [
      [
        ['Grinder=Ceramic burrs', 'The burrs are ceramic, which stay sharp and run cool.'],
        [
          'Grinder=Steel burrs',
          'Steel burrs, adjustable in {Grind settings|a few} steps. Turn it only while it grinds.',
        ],
        ['Grinder=No', 'No grinder: buy it ground for this brew, or grind it yourself.'],
        ['Grinder=Yes', 'There is a grinder built in.'],
      ],
      [
        ['Milk=Steam wand', 'A steam wand for milk: you make the foam, and you wipe the wand.'],
        ['Milk=Milk jug, automatic', 'The milk jug foams by itself and goes back in the fridge.'],
        ['Milk=Milk hose, automatic', 'Put the hose in the carton and it foams from there.'],
        ['Jug=Insulated steel', 'The jug is insulated steel: hot for two hours without stewing.'],
      ],
      [
        ['Boilers=2', 'Two boilers, so milk and coffee at once.'],
        ['Boilers=1', 'One boiler: coffee first, then half a minute until there is steam.'],
        ['form=bean', 'The brew group comes out and goes under the tap, weekly.'],
        'Descale when it asks. In hard water that is every six weeks.',
        ['Cup height!', 'Cups up to {Cup height} go under the spout.'],
      ],
      [
        'It is {Width} wide and {Depth} deep; everything you fill or empty comes out at the front or the top.',
        'The tank holds {Water tank}.',
        ['Bean hopper!', 'The hopper takes {Bean hopper}, a bag.'],
        'It stands {Height} high. Measure the wall cupboard.',
      ],
    ],
    list: [
      '{Water tank} water tank',
      '{pressureWordCap}',
      'Milk: {milkValue}',
      '{Width} wide, {Height} high, {Depth} deep',
      '{Rated power}, {Cable} cable',
      'Guaranteed for {Guarantee}',
    ],
  },
  kettle: {
    summary: [
      '{Holds} kettle, {Rated power}, {finish}. A cup in {Boils one cup in}.',
      '{noun} for {Holds}: {Rated power}, {materialWord}.',
    ],
    lead: [
      '{Holds}, {Rated power}, and a cup boiled in {Boils one cup in}.',
      [
        'Spout=Gooseneck',
        'A thin curved spout that pours where you point it, which is what filter coffee wants.',
      ],
      [
        'Variable temperature=Yes',
        'Green tea at 80, coffee at 94, black tea at the boil: set it and it stops there.',
      ],
      ['Holds<=1', 'A small kettle for one or two, light to lift and quick for its {Rated power}.'],
      ['Holds=1.7 l', 'Seven cups when full, one when that is all you want: the mark for one cup is inside.'],
      'The {model} in {finish} boils {Holds} and switches off with a click.',
    ],
    topics: [
      [
        ['Material=Glass', 'Glass, so you see the scale coming.'],
        ['Material=Painted steel', 'Steel, painted in {finish}. The outside gets warm; the handle does not.'],
        ['Material=Stainless steel', 'Brushed steel inside and out.'],
        ['Material=Plastic', 'Plastic keeps the outside cool and the weight down to {Weight}.'],
      ],
      [
        ['Keep warm>0', 'It keeps the water warm for {Keep warm}.'],
        ['Filter=Washable mesh', 'A mesh in the spout holds back scale and lifts out.'],
        'The element is under the floor, so scale has nothing to cling to.',
        ['Water window=Both sides', 'There is a window on both sides, for either hand.'],
        ['Water window=Inside only', 'The marks are inside.'],
      ],
      [
        'It makes {Noise} as it comes to the boil.',
        'The lid opens wide enough to get a hand in.',
        'The base turns right round and takes up its own cable.',
        'Boil what you need: a full kettle for one cup costs {cups} times as much.',
      ],
    ],
    list: [
      '{Holds}, {Rated power}',
      'One cup in {Boils one cup in}',
      '{finishCap}, {materialWord}',
      ['Variable temperature=Yes', 'Temperature can be chosen'],
      '{Weight}, {Height} high',
    ],
  },
  toaster: {
    summary: ['{Slots} slice toaster in {finish}, {Browning levels} levels, slots {Slot width} wide.'],
    lead: [
      ['Slots=4', 'Four slices, two controls, so one half can be dark and the other pale.'],
      ['Slots=2', 'Two slots, {Slot width} wide, which is a thick slice or half a bagel.'],
      ['Long slots=Yes', 'Long slots take sourdough and half a baguette.'],
      'The {model} toasts both sides the same, which is less common than it should be.',
      'In {finish}, with {Browning levels} levels of brown.',
    ],
    topics: [
      [
        ['High lift=Yes', 'The lever lifts crumpets clear, so no fork goes in.'],
        ['Bagel side=Yes', 'A button toasts one side only, for bagels and teacakes.'],
        ['Defrost=Yes', 'From frozen: press the snowflake and it adds what it needs.'],
      ],
      [
        'Level 3 is how most people like it.',
        'Slots are {Slot width} wide and the cages close on thin slices.',
        ['Crumb tray=2', 'Two crumb trays, from the back.'],
        ['Crumb tray=1', 'The crumb tray slides out at the back.'],
      ],
      [
        'The outside is {materialWord} and stays cool enough to touch at the ends.',
        'The cable winds under it.',
        'It stands {Width} wide and {Depth} deep.',
      ],
    ],
    list: [
      '{Slots} slices, {Slot width} slots',
      '{Browning levels} browning levels',
      ['High lift=Yes', 'Lifts small slices high'],
      ['Bagel side=Yes', 'Toasts one side alone'],
      '{Width} wide, {Weight}',
    ],
  },
  'breakfast-set': {
    summary: ['{Holds} kettle and {Slots} slice toaster in {finish}.'],
    lead: [
      'Kettle and toaster in one colour and one box.',
      'A {Holds} kettle and a {Slots} slice toaster that match because they were made together.',
      'The set for a first kitchen or a wedding list, in {finish}.',
    ],
    topics: [
      [
        'The kettle boils a cup in under a minute; the toaster has {Browning levels} levels.',
        'The kettle takes {Holds} and the toaster {Slots} slices.',
      ],
      [
        ['Variable temperature=Yes', 'The kettle can stop at 80 degrees for green tea.'],
        ['High lift=Yes', 'The toaster lifts crumpets clear.'],
        ['Bagel side=Yes', 'One-sided toasting for bagels.'],
      ],
      [
        'Each is on its own plug; together they draw more than one 13 A extension should give.',
        'Spare parts are sold for either alone.',
        'Both are {materialWord}.',
      ],
    ],
    list: ['Kettle {Holds}', 'Toaster {Slots} slices', '{finishCap}', 'Guaranteed for {Guarantee}'],
  },
  'stand-mixer': {
    summary: ['{Bowl} stand mixer, {Rated power}, {finish}. Up to {Dough at most} of dough.'],
    lead: [
      'A mixer that stays put with {Dough at most} of bread dough in it.',
      'The bowl holds {Bowl}: a double batch of sponge or a loaf and a half.',
      ['Body=Cast metal', 'The body is cast metal and it weighs {Weight}, which is why it does not walk.'],
      ['Body=Plastic', 'Light at {Weight}, so it can live in a cupboard and come out on Sundays.'],
      'The {model} in {finish}: {Bowl}, {Rated power}, {Speeds} speeds.',
    ],
    topics: [
      [
        ['Head=Tilting', 'The head tilts back to let the bowl out.'],
        ['Head=Bowl lift', 'The bowl lifts on a lever, which is steadier with heavy dough.'],
        '{Speeds} speeds, the slowest slow enough for flour to stay in the bowl.',
      ],
      [
        ['Tools<=3', '{Tools} tools: whisk, beater and dough hook.'],
        [
          'Tools>=4',
          '{Tools} tools: whisk, beater, dough hook, and the one with the rubber edge is worth having.',
        ],
        ['Attachment drive=Yes', 'There is a drive at the front for a mincer or pasta rollers.'],
        ['Attachment drive=No', 'No drive for attachments: it mixes, and that is all.'],
      ],
      [
        'Set the beater so that it just misses the bowl: there is a screw for it.',
        'It clears {Height}, head down. Up it needs more.',
        'Five minutes of kneading, then let it rest; the motor will thank you.',
        'The bowl is {bowlMaterial}.',
      ],
    ],
    list: [
      '{Bowl} bowl, {bowlMaterial}',
      '{Rated power}, {Speeds} speeds',
      'Dough up to {Dough at most}',
      '{Tools} tools in the box',
      '{Weight}',
    ],
  },
  blender: {
    summary: ['{noun}, {Jug}, {Rated power}. {jugMaterialCap}.'],
    lead: [
      ['Jug<1', 'Blend in the bottle, screw on the lid, leave the house. {Jug}, {Rated power}.'],
      ['Jug>=1', '{Jug} of soup at a time, smooth enough to need no sieve.'],
      'The {model} has {Rated power} and {Blades} blades, which is enough for frozen fruit.',
      'A blender lives or dies by its seal. This one is a single ring that comes out and goes in the machine.',
    ],
    topics: [
      [
        ['Hot soup=Yes', 'It takes hot liquid: the lid has a vent.'],
        ['Hot soup=No', 'Let soup cool first: the jug is not for boiling liquid.'],
        ['Ice crushing=Yes', 'It crushes ice with the pulse.'],
      ],
      [
        ['Jug material=Glass', 'The jug is glass and heavy, and does not stain with curry.'],
        ['Jug material=Tritan', 'The jug is Tritan: light, clear and hard to break.'],
        ['Jug material=Stainless steel', 'The jug is steel, so you judge by ear.'],
        'Dishwasher: {dishwasherWord}.',
      ],
      [
        'It is loud: {Noise}. For half a minute.',
        'Speeds: {speedsWord}.',
        'It stands {Height} high.',
        'Rubber feet hold it.',
      ],
    ],
    list: [
      '{Jug}, {jugMaterial}',
      '{Rated power}',
      '{Blades} blades',
      'Dishwasher safe: {dishwasherWord}',
      '{Noise}',
    ],
  },
  processor: {
    summary: ['{Bowl} food processor, {Rated power}, {Discs} discs.'],
    lead: [
      'Slices, grates, chops and makes pastry before your hands warm it. {Bowl}, {Rated power}.',
      'A {Bowl} bowl and {Discs} discs do most of the boring work of a kitchen.',
      'The {model} grates a kilo of carrots in the time it takes to peel them.',
    ],
    topics: [
      [
        'The feed tube is {Feed tube} wide, so a potato goes in whole.',
        ['Discs<=2', '{Discs} discs: fine and coarse.'],
        ['Discs>=3', '{Discs} discs: fine, coarse and what lies between.'],
        ['Storage inside=Yes', 'Discs and blade store inside the bowl.'],
      ],
      [
        ['Dough tool=Yes', 'A blunt blade kneads dough.'],
        ['Blender=Yes', 'A jug comes with it, so it is a blender too.'],
        ['Blender=No', 'No blender jug: it is a processor and nothing else.'],
      ],
      [
        'Speeds: {speedsWord}.',
        'It only runs with the lid closed and clicked.',
        'Dishwasher: {dishwasherWord}.',
        '{Noise} at full speed.',
        'It weighs {Weight} and stands {Height} high.',
      ],
    ],
    list: [
      '{Bowl} bowl',
      '{Rated power}',
      '{Discs} discs',
      'Feed tube {Feed tube}',
      'Dishwasher safe: {dishwasherWord}',
    ],
  },
  'air-fryer': {
    summary: [
      '{Basket size} {noun}, {Rated power}, for {Portions}.',
      '{noun}: {Basket size}, up to {Max temperature}, {Noise}.',
    ],
    lead: [
      'An air fryer is a small fierce fan oven: {Basket size}, hot in two minutes.',
      ['Drawers=2', 'Two drawers, two times, and they can finish together.'],
      ['Basket size<=4.5', 'For one or two: {Basket size} of chips, two chicken legs, no oil bath.'],
      [
        'Basket size>=7',
        '{Basket size} feeds {Portions}, which is where an air fryer starts to replace the oven.',
      ],
      'The {model} holds {Basket size} and does frozen chips in 18 minutes.',
    ],
    topics: [
      [
        ['Window=Yes', 'A window and a lamp, so it stays shut while you look.'],
        ['Window=No', 'No window: pull the drawer, it stops and starts by itself.'],
        'Up to {Max temperature}.',
      ],
      [
        'The coating is {coatingWord}: wooden or silicone tools.',
        'Dishwasher: {dishwasherWord}.',
        ['Controls=Knobs', '{Programmes} programmes; the dials for time and heat are all you need.'],
        ['Controls=Touch', '{Programmes} programmes; time and heat are all you need.'],
      ],
      [
        'Shake once half way.',
        'It makes {Noise}, a fan heater sort of noise.',
        'Leave a hand’s width behind for the steam.',
        'For two portions it uses less than the big oven would.',
        'It is {Width} wide and {Depth} deep.',
      ],
    ],
    list: [
      '{Basket size}, for {Portions}',
      '{Rated power}',
      'Up to {Max temperature}',
      'Dishwasher safe: {dishwasherWord}',
      '{Width} wide, {Height} high',
    ],
  },
  'slow-cooker': {
    summary: ['{Pot size} {noun} for {Portions}. {Rated power}.'],
    lead: [
      ['Pressure cooking=Yes', 'Dried beans in 40 minutes, a stew in 35: {Pot size} under pressure.'],
      ['Pressure cooking=Yes', 'A pressure cooker that minds itself. It seals, cooks, counts and lets go.'],
      [
        'Pressure cooking=No',
        'Shin of beef at eight in the morning, supper at six, and nothing to do between.',
      ],
      ['Pressure cooking=No', '{Pot size} that simmers all day while nobody watches.'],
      'The {model} feeds {Portions}.',
    ],
    topics: [
      [
        ['Searing pot=Yes', 'You can brown the meat in the same pot first.'],
        ['Searing pot=No', 'Brown the meat in a pan first, or do not bother: it tastes fine.'],
        ['Pot=Stoneware', 'The pot is stoneware and goes to the table.'],
        ['Pot=Stainless steel', 'The pot is steel and takes a scourer.'],
      ],
      [
        ['Timer=Yes', 'The timer switches to keep warm when it is done.'],
        ['Timer=No', 'No timer: low, high, warm.'],
        ['Keep warm=Yes', 'It holds at 65 degrees until you come.'],
      ],
      [
        '{Settings} settings.',
        'Lifts apart for washing.',
        'The outside gets hot; keep it off the edge.',
        '{Rated power}: eight hours take {eightHours} kWh at most.',
      ],
    ],
    list: [
      '{Pot size}, for {Portions}',
      '{Rated power}',
      '{Settings} settings',
      ['Timer=Yes', 'Timer that changes to keep warm'],
      '{Weight}',
    ],
  },
  'bread-maker': {
    summary: ['Bread maker for loaves up to {Loaf at most}. {Programmes} programmes, {Noise}.'],
    lead: [
      'Flour, water, salt and yeast at night; a loaf of up to {Loaf at most} in the morning.',
      'The {model} kneads, proves and bakes. You weigh and you wait.',
      'It bakes a {Loaf at most} loaf and stops by itself, and the smell is free.',
    ],
    topics: [
      [
        ['Nut dispenser=Yes', 'A dispenser drops nuts or raisins in when the dough is ready for them.'],
        ['Nut dispenser=No', 'It beeps when it is time for the nuts.'],
        ['Gluten free=Yes', 'There is a proper gluten-free programme, with less kneading.'],
      ],
      [
        'The quick loaf takes {Rapid loaf}; the good one takes four hours.',
        'The delay goes to {Timer}, so use milk powder and not milk.',
        '{Programmes} programmes, among them dough only, for pizza and rolls.',
      ],
      [
        'The paddle leaves a hole in the bottom; there is a hook to fetch it out.',
        'It kneads at {Noise}, so the kitchen is the place for it overnight.',
        'Weigh everything. Cups are why loaves fail.',
        'Three crusts: pale, brown and dark.',
      ],
    ],
    list: [
      'Loaf up to {Loaf at most}',
      '{Programmes} programmes',
      'Delay up to {Timer}',
      ['Gluten free=Yes', 'A programme without gluten'],
      '{Rated power}, {Noise}',
    ],
  },
};
