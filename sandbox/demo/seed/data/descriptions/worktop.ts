import type { DescriptionBank } from '../../descriptions.ts';

export const WORKTOP_BANKS: Record<string, DescriptionBank> = {
  coffee: {
    summary: [
      '{noun}, {Water tank} tank{milkWord}. {Width} wide.',
      '{noun}: {pressureWord}{drinksWord}{Water tank} of water.',
    ],
    lead: [
      ['form=bean', 'Beans in the top, water at the back, and a button: the {model} grinds for each cup.'],
      ['form=bean', '{Drinks} drinks from one machine. Most people settle on two, and both are good here.'],
      ['form=bean', 'The {model} grinds, tamps and brews in under a minute, and then rinses itself.'],
      ['form=espresso & Grinder=Yes', 'It grinds; you tamp and brew by hand. It takes a little practice.'],
      ['form=espresso & Grinder=No', 'You tamp and brew by hand. It takes a little practice.'],
      ['form=espresso', 'A portafilter machine for one or two shots at {Pressure}.'],
      [
        'form=filter',
        'Filter coffee for a crowd: add a paper and ground coffee, and {Water tank} is ready in about five minutes.',
      ],
      [
        'form=filter',
        'For a full table, filter coffee is the easy answer. The {model} wets the grounds evenly and switches itself off.',
      ],
    ],
    topics: [
      [
        ['Grinder=Ceramic burrs', 'The burrs are ceramic, so they stay sharp and run cool.'],
        [
          'Grinder=Steel burrs',
          'The steel burrs adjust in {Grind settings|a few} steps. Change the setting only while it is grinding.',
        ],
        ['Grinder=No', 'There is no built-in grinder, so use ready-ground coffee or your own grinder.'],
        ['Grinder=Yes', 'There is a grinder built in.'],
      ],
      [
        ['Milk=Steam wand', 'A steam wand for milk: you froth it yourself and wipe the wand afterwards.'],
        [
          'Milk=Milk jug, automatic',
          'The milk jug froths automatically and goes back in the fridge afterwards.',
        ],
        ['Milk=Milk hose, automatic', 'Put the hose in the carton and it froths the milk from there.'],
        ['Jug=Insulated steel', 'The jug is insulated steel: hot for two hours without stewing.'],
      ],
      [
        ['Boilers=2', 'Two boilers, so milk and coffee at once.'],
        ['Boilers=1', 'One boiler: make the coffee first, then wait half a minute for steam.'],
        ['form=bean', 'The brew group comes out and goes under the tap, weekly.'],
        'Descale when it asks. In hard water that is every six weeks.',
        ['Cup height!', 'Cups up to {Cup height} tall fit under the spout.'],
      ],
      [
        'It is {Width} wide and {Depth} deep; everything you fill or empty comes out at the front or the top.',
        'The tank holds {Water tank}.',
        ['Bean hopper!', 'The hopper holds {Bean hopper} of beans, a standard bag.'],
        'It stands {Height} high, so check the height under your wall cupboards.',
      ],
    ],
    list: [
      '{Water tank} water tank',
      '{pressureWordCap}',
      ['Milk=Steam wand', 'Steam wand for milk'],
      ['Milk=Milk jug, automatic', 'Froths milk in its own jug'],
      ['Milk=Milk hose, automatic', 'Froths milk through a hose'],
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
        'A slim curved spout that pours exactly where you point it, ideal for filter coffee.',
      ],
      [
        'Variable temperature=Yes',
        'Set 80 °C for green tea, 94 °C for coffee or a full boil for black tea, and it stops there.',
      ],
      ['Holds<=1', 'A small kettle for one or two, light to lift and quick for its {Rated power}.'],
      ['Holds=1.7 l', 'Seven cups when full, with a one-cup mark inside for when that is all you need.'],
      'The {model} in {finish} boils {Holds} and switches off with a click.',
    ],
    topics: [
      [
        ['Material=Glass', 'The glass body lets you see when it needs descaling.'],
        [
          'Material=Painted steel',
          'Painted steel in {finish}. The outside gets warm; the handle stays cool.',
        ],
        ['Material=Plated steel', 'Steel plated in {finish}. The outside gets warm; the handle stays cool.'],
        ['Material=Stainless steel', 'Brushed steel inside and out.'],
        ['Material=Plastic', 'Plastic keeps the outside cool and the weight down to {Weight}.'],
      ],
      [
        ['Keep warm>0', 'It keeps the water warm for {Keep warm}.'],
        ['Filter=Washable mesh', 'A mesh in the spout holds back scale and lifts out.'],
        'The element is under the floor, so scale has nothing to cling to.',
        ['Water window=Both sides', 'There is a water window on both sides, so it suits either hand.'],
        ['Water window=Inside only', 'The water level is marked inside.'],
      ],
      [
        'It makes {Noise} as it comes to the boil.',
        'The lid opens wide enough to get a hand in.',
        'The kettle turns right round on its base, and spare cable stores underneath.',
        'Boil what you need: a full kettle for one cup costs {cups} times as much.',
      ],
    ],
    list: [
      '{Holds}, {Rated power}',
      'One cup in {Boils one cup in}',
      '{finishCap}, {materialWord}',
      ['Variable temperature=Yes', 'Variable temperature'],
      '{Weight}, {Height} high',
    ],
  },
  toaster: {
    summary: ['{Slots} slice toaster in {finish}, {Browning levels} levels, slots {Slot width} wide.'],
    lead: [
      ['Slots=4', 'Four slices and two sets of controls, so you can have two dark and two light.'],
      ['Slots=2', 'Two slots, each {Slot width} wide, for a thick slice or half a bagel.'],
      ['Long slots=Yes', 'Long slots take sourdough and half a baguette.'],
      'The {model} toasts both sides evenly.',
      'Finished in {finish}, with {Browning levels} browning levels.',
    ],
    topics: [
      [
        ['High lift=Yes', 'High lift raises crumpets clear of the slot, so you never need a fork.'],
        ['Bagel side=Yes', 'A button toasts one side only, for bagels and teacakes.'],
        ['Defrost=Yes', 'Toasts straight from frozen: press the snowflake and it adds the extra time.'],
      ],
      [
        'Level 3 suits most people.',
        'Slots are {Slot width} wide and centre thin slices for even toasting.',
        ['Crumb tray=2', 'Two crumb trays slide out at the back.'],
        ['Crumb tray=1', 'The crumb tray slides out at the back.'],
      ],
      [
        'The outside is {materialWord} and stays cool enough to touch at the ends.',
        'The cable winds away underneath.',
        'It stands {Width} wide and {Depth} deep.',
      ],
    ],
    list: [
      '{Slots} slices, {Slot width} slots',
      '{Browning levels} browning levels',
      ['High lift=Yes', 'High lift for small slices'],
      ['Bagel side=Yes', 'One-sided toasting for bagels'],
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
        'Each is on its own plug; together they draw more than one 13 A extension can supply.',
        'Spare parts are sold for either alone.',
        'Both are {materialWord}.',
      ],
    ],
    list: ['Kettle {Holds}', 'Toaster {Slots} slices', '{finishCap}', 'Guaranteed for {Guarantee}'],
  },
  'stand-mixer': {
    summary: ['{Bowl} stand mixer, {Rated power}, {finish}. Up to {Dough at most} of dough.'],
    lead: [
      'A mixer that stays steady with {Dough at most} of bread dough in the bowl.',
      'The bowl holds {Bowl}: a double batch of sponge or a loaf and a half.',
      ['Body=Cast metal', 'A cast-metal body weighing {Weight} keeps it steady on the worktop.'],
      ['Body=Plastic', 'At {Weight} it is light enough to keep in a cupboard and lift out when you bake.'],
      'The {model} in {finish}: {Bowl}, {Rated power}, {Speeds} speeds.',
    ],
    topics: [
      [
        ['Head=Tilting', 'The head tilts back to let the bowl out.'],
        ['Head=Bowl lift', 'The bowl rises on a lever, which is steadier with heavy dough.'],
        '{Speeds} speeds, starting slow enough to keep the flour in the bowl.',
      ],
      [
        ['Tools<=3', '{Tools} tools: whisk, beater and dough hook.'],
        ['Tools>=4', '{Tools} tools, including a whisk, a beater, a dough hook and a flexible-edge beater.'],
        ['Attachment drive=Yes', 'There is a drive at the front for a mincer or pasta rollers.'],
        ['Attachment drive=No', 'There is no attachment drive: it is a mixer only.'],
      ],
      [
        'A screw adjusts the beater so that it just clears the bowl.',
        'It stands {Height} high with the head down and needs more room to open.',
        'Knead for five minutes at a time, then let the motor rest.',
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
      ['Jug<1', 'Blend in the bottle, screw on the lid and take it with you. {Jug}, {Rated power}.'],
      ['Jug>=1', '{Jug} of soup at a time, smooth enough to need no sieve.'],
      'The {model} has {Rated power} and {Blades} blades, which is enough for frozen fruit.',
      'The seal is a single ring that lifts out for cleaning, so nothing collects under the blade.',
    ],
    topics: [
      [
        ['Hot soup=Yes', 'The vented lid makes it safe for hot soup.'],
        ['Hot soup=No', 'Let soup cool first: the jug is not for boiling liquid.'],
        ['Ice crushing=Yes', 'The pulse setting crushes ice.'],
      ],
      [
        ['Jug material=Glass', 'The glass jug is heavy and does not stain.'],
        ['Jug material=Tritan', 'The jug is Tritan: light, clear and hard to break.'],
        ['Jug material=Stainless steel', 'The jug is stainless steel, so it will not crack or stain.'],
        '{dishwasherWord}.',
      ],
      [
        'At {Noise} it is loud, but only for half a minute.',
        'It has {speedsWord}.',
        'It stands {Height} high.',
        'Rubber feet hold it steady.',
      ],
    ],
    list: ['{Jug}, {jugMaterial}', '{Rated power}', '{Blades} blades', '{dishwasherWord}', '{Noise}'],
  },
  processor: {
    summary: ['{Bowl} food processor, {Rated power}, {Discs} discs.'],
    lead: [
      'Slices, grates, chops and makes pastry in seconds. {Bowl}, {Rated power}.',
      'A {Bowl} bowl and {Discs} discs take care of most chopping, slicing and grating.',
      'The {model} grates a kilo of carrots in the time it takes to peel them.',
    ],
    topics: [
      [
        'The feed tube is {Feed tube} wide, so a potato goes in whole.',
        ['Discs<=2', '{Discs} discs: fine and coarse.'],
        ['Discs>=3', '{Discs} discs, from fine to coarse.'],
        ['Storage inside=Yes', 'The discs and blade store inside the bowl.'],
      ],
      [
        ['Dough tool=Yes', 'A blunt blade kneads dough.'],
        ['Blender=Yes', 'A blender jug is included.'],
        ['Blender=No', 'There is no blender jug: it is a processor only.'],
      ],
      [
        'It has {speedsWord}.',
        'It runs only with the lid locked in place.',
        '{dishwasherWord}.',
        '{Noise} at full speed.',
        'It weighs {Weight} and stands {Height} high.',
      ],
    ],
    list: ['{Bowl} bowl', '{Rated power}', '{Discs} discs', '{Feed tube} feed tube', '{dishwasherWord}'],
  },
  'air-fryer': {
    summary: [
      '{Basket size} {noun}, {Rated power}, for {Portions} people.',
      '{noun}: {Basket size}, up to {Max temperature}, {Noise}.',
    ],
    lead: [
      'An air fryer is a small, powerful fan oven: {Basket size}, and hot in two minutes.',
      ['Drawers=2', 'Two drawers cook at their own settings and can finish together.'],
      ['Basket size<=4.5', 'The right size for one or two: {Basket size}, with little or no oil.'],
      ['Basket size>=7', '{Basket size} feeds {Portions}, enough to take over from the oven for most meals.'],
      'The {model} holds {Basket size} and does frozen chips in 18 minutes.',
    ],
    topics: [
      [
        ['Window=Yes', 'A window and a light let you check progress without opening it.'],
        ['Window=No', 'Pull out the drawer to check and it pauses, then carries on when you close it.'],
        'Up to {Max temperature}.',
      ],
      [
        'The coating is {coatingWord}, so use wooden or silicone tools.',
        '{dishwasherWord}.',
        ['Controls=Knobs', '{Programmes} programmes, plus simple dials for time and temperature.'],
        ['Controls=Touch', '{Programmes} programmes, or set the time and temperature yourself.'],
      ],
      [
        'Shake once, halfway through.',
        'It makes {Noise}, about as loud as a fan heater.',
        'Leave 10 cm behind it for the steam.',
        'For two portions it uses less energy than a full-size oven.',
        'It is {Width} wide and {Depth} deep.',
      ],
    ],
    list: [
      '{Basket size}, for {Portions} people',
      '{Rated power}',
      'Up to {Max temperature}',
      '{dishwasherWord}',
      '{Width} wide, {Height} high',
    ],
  },
  'slow-cooker': {
    summary: ['{Pot size} {noun} for {Portions} people. {Rated power}.'],
    lead: [
      ['Pressure cooking=Yes', 'Dried beans in 40 minutes, a stew in 35: {Pot size} under pressure.'],
      [
        'Pressure cooking=Yes',
        'An electric pressure cooker that seals, times the cooking and releases the steam by itself.',
      ],
      ['Pressure cooking=No', 'Start a stew at eight in the morning and come home to supper at six.'],
      ['Pressure cooking=No', 'A {Pot size} pot that simmers all day without watching.'],
      'The {model} feeds {Portions} people.',
    ],
    topics: [
      [
        ['Searing pot=Yes', 'You can brown the meat in the same pot first.'],
        ['Searing pot=No', 'For a deeper flavour, brown the meat in a separate pan first.'],
        ['Pot=Stoneware', 'The pot is stoneware and goes to the table.'],
        ['Pot=Stainless steel', 'The pot is stainless steel and easy to scour clean.'],
      ],
      [
        ['Timer=Yes', 'The timer switches to keep warm when it is done.'],
        ['Timer=No', 'There is no timer: choose low, high or warm.'],
        ['Keep warm=Yes', 'It keeps food at 65 °C until you are ready to eat.'],
      ],
      [
        'It has {Settings} settings.',
        'It comes apart for washing.',
        'The outside gets hot; keep it off the edge.',
        ['Pressure cooking=No', '{Rated power}: eight hours use {eightHours} kWh at most.'],
      ],
    ],
    list: [
      '{Pot size}, for {Portions} people',
      '{Rated power}',
      '{Settings} settings',
      ['Timer=Yes', 'Timer with automatic keep warm'],
      '{Weight}',
    ],
  },
  'bread-maker': {
    summary: ['Bread maker for loaves up to {Loaf at most}. {Programmes} programmes, {Noise}.'],
    lead: [
      'Flour, water, salt and yeast at night; a loaf of up to {Loaf at most} in the morning.',
      'The {model} kneads, proves and bakes: all you do is weigh the ingredients.',
      'It bakes a {Loaf at most} loaf from start to finish and switches itself off.',
    ],
    topics: [
      [
        ['Nut dispenser=Yes', 'A dispenser drops nuts or raisins in when the dough is ready for them.'],
        ['Nut dispenser=No', 'It beeps when it is time to add nuts or fruit.'],
        ['Gluten free=Yes', 'There is a proper gluten-free programme, with less kneading.'],
      ],
      [
        'A rapid loaf takes {Rapid loaf}; a basic loaf takes four hours.',
        'Delay the start by up to {Timer}; use milk powder in place of fresh milk.',
        '{Programmes} programmes, including dough only for pizza and rolls.',
      ],
      [
        'The paddle leaves a small hole in the base of the loaf; a hook to remove it is included.',
        'It kneads at {Noise}, so the kitchen is the place for it overnight.',
        'Weigh the ingredients rather than using cups, for reliable results.',
        'Three crusts: pale, brown and dark.',
      ],
    ],
    list: [
      'Loaf up to {Loaf at most}',
      '{Programmes} programmes',
      'Delay up to {Timer}',
      ['Gluten free=Yes', 'Gluten-free programme'],
      '{Rated power}, {Noise}',
    ],
  },
};
