import type { DescriptionBank } from '../../descriptions.ts';

export const FLOOR_AIR_PARTS_BANKS: Record<string, DescriptionBank> = {
  vacuum: {
    summary: ['{noun}{runWord}, {Weight}, {Noise}.', '{noun}: {Bin} bin, {Weight}{runWord}.'],
    lead: [
      ['form=cordless', '{Run time} on the middle setting, {Weight} in the hand. Stairs are what it is for.'],
      [
        'form=cordless',
        'The {model} hangs on the wall, charged, so the crumbs under the table are a half-minute job.',
      ],
      [
        'form=cordless',
        'A cordless that does a flat on one charge: {Run time} normal, about a quarter of that on full.',
      ],
      [
        'form=robot',
        'It goes round by itself while you are out and sends itself home. {Run time} on a charge.',
      ],
      ['form=robot', 'At {Height} high it goes under the bed, where nobody else does.'],
      ['form=robot', 'A robot keeps a floor clean; it does not make a dirty one clean. Start fresh.'],
      [
        'form=cylinder',
        'A cylinder on wheels with {Reach of cord} of cord: nothing to charge and nothing fades.',
      ],
      ['form=cylinder', 'For carpets and stairs in a whole house a cylinder still beats a battery.'],
    ],
    topics: [
      [
        ['Filter=HEPA 13', 'The filter is HEPA 13 and the body is sealed, so what goes in stays in.'],
        ['Filter=HEPA 12', 'HEPA 12 keeps pollen.'],
        ['Filter=Washable foam', 'The filter is foam: wash it monthly and dry it a day.'],
        ['Anti-tangle brush=Yes', 'The brush has a comb that keeps hair from winding round it.'],
        ['Anti-tangle brush=No', 'Hair winds round the brush; snip it along the groove.'],
      ],
      [
        ['Navigation=Laser', 'It sees with a laser, works in the dark and keeps a map of each floor.'],
        ['Navigation=Camera', 'It sees with a camera, so leave a lamp on.'],
        ['Navigation=Gyroscope', 'It counts its turns instead of seeing: fine for two rooms.'],
        ['Battery swappable=Yes', 'The battery clicks out, and a second one doubles the time.'],
        ['Battery swappable=No', 'The battery is built in and changed by a workshop.'],
        ['Bagged=Yes', 'Dust goes in a bag, which asthmatics prefer.'],
        ['Bagged=No & Type!=Robot vacuum cleaner', 'No bag: the bin opens at the bottom, over the dustbin.'],
      ],
      [
        ['Mops=Yes', 'It mops as well, lifting the cloth on carpet.'],
        ['Empties itself=Yes', 'The dock empties it; the bag there lasts two months.'],
        ['Empties itself=No', 'Empty the bin every other run.'],
        ['Pet tool=Yes', 'A small powered brush for stairs and sofas is in the box.'],
        ['Charge time!', 'A full charge takes {Charge time}.'],
        'The bin holds {Bin}.',
      ],
      [
        'It makes {Noise}.',
        ['Noise<=72', '{Noise}, so you can hear the telephone.'],
        ['Cordless=Yes', 'Spare filters, brushes and batteries are sold one by one for {Spare parts}.'],
        ['Cordless=No', 'Hose, floor head and filters are sold one by one for {Spare parts}.'],
      ],
    ],
    list: [
      '{Weight}',
      'Bin {Bin}',
      'Run time {Run time}',
      'Filter: {filterWord}',
      '{Noise}',
      'Parts kept for {Spare parts}',
    ],
  },
  dehumidifier: {
    summary: ['{noun}, up to {Extraction a day} a day, for {Room size}. {Noise}.'],
    lead: [
      [
        'Technology=Compressor',
        'It takes up to {Extraction a day} a day out of a warm damp room, and about a third of that in a cool one. All such figures are measured at 30 degrees.',
      ],
      [
        'Technology=Desiccant',
        'A desiccant works in the cold: a garage, a boat, an unheated hall, down to {Works down to}.',
      ],
      'Washing dried indoors puts two litres into the air. The {model} takes them out again.',
      'If the windows stream in the morning, this is the cure: {Extraction a day} at best, for about {Room size}.',
      [
        'Extraction a day<=10',
        'Small enough to carry from room to room: {Weight}, {Extraction a day} a day.',
      ],
    ],
    topics: [
      [
        ['Laundry mode=Yes', 'Laundry mode runs the fan hard and stops after eight hours.'],
        ['Laundry mode=No', 'There is no laundry mode; set it to 45 per cent and it does the same.'],
        ['Humidistat=Yes', 'Set 55 per cent and it stops there.'],
        ['Humidistat=No', 'It runs until you stop it or the tank is full.'],
      ],
      [
        'The tank holds {Water tank} and stops it when full.',
        ['Continuous drain=Yes', 'A hose can drain it into a sink for as long as you like.'],
        ['Technology=Desiccant', 'It warms the room by a few degrees, which in winter is welcome.'],
        ['Technology=Compressor', 'Below {Works down to} the coil ices, so not for a garage in January.'],
      ],
      [
        'It makes {Noise}.',
        'It draws {Rated power}, so four hours’ drying are {fourHours} kWh.',
        'Wheels, and a handle that is where the weight is.',
        'Wash the filter monthly.',
        'Keep doors shut: it dries the room it is in.',
      ],
    ],
    list: [
      'Up to {Extraction a day} a day at 30 °C',
      'For about {Room size}',
      'Tank {Water tank}',
      '{Noise}, {Rated power}',
      'Works down to {Works down to}',
    ],
  },
  purifier: {
    summary: ['{noun}, {Clean air rate}, for {Room size}. {Lowest noise} on low.'],
    lead: [
      '{Clean air rate} of clean air: in a room of {Room size} that is the whole of the air {airChanges} times an hour.',
      'For pollen, smoke and a dog. The {model} cleans {Clean air rate} and whispers at {Lowest noise} on low.',
      'Look at the clean air rate and not at the room size on the box. Here it is {Clean air rate}.',
    ],
    topics: [
      [
        'The filter is {filterWord} and lasts {Filter life}.',
        'A carbon layer takes smells; HEPA takes dust. Filter: {filterWord}.',
      ],
      [
        ['Air sensor=Yes', 'It measures the dust and speeds up when you fry.'],
        ['Air sensor=No', 'No sensor: you set it, it runs.'],
        ['Night mode=Yes', 'At night the lights go out and the fan slows.'],
        ['Timer=Yes', 'A timer stops it once you are asleep.'],
      ],
      [
        '{Noise} on the top step, {Lowest noise} on the lowest.',
        'Stand it away from the wall, 20 cm all round.',
        '{Rated power} at most.',
        'It does nothing for damp or for carbon dioxide. Open a window.',
      ],
    ],
    list: [
      '{Clean air rate}',
      'For {Room size}',
      'Filter lasts {Filter life}',
      '{Lowest noise} to {Noise}',
      '{Weight}',
    ],
  },
  cooling: {
    summary: ['{noun}, {coolWord}, for {Room size}. {Noise}.'],
    lead: [
      [
        'Technology=Evaporative',
        'An air cooler blows over wet pads. It takes the edge off dry heat and does little on a muggy day; it is honest about that, and cheap.',
      ],
      ['Technology=Evaporative', 'A fan with a {Water tank} tank. Ice in the tank helps for an hour.'],
      [
        'Cooling power!',
        '{Cooling power} of real cooling, with a hose out of the window. Enough for a bedroom of {Room size}.',
      ],
      [
        'Cooling power!',
        'A compressor, a fan and a hose. Put the hose out and shut the window round it, or it cools nothing.',
      ],
    ],
    topics: [
      [
        ['Window kit=Included', 'The window kit is in the box, for sash and casement.'],
        ['Window kit=Sold separately', 'The window kit is sold apart.'],
        ['Window kit=Not needed', 'No hose and no window kit.'],
      ],
      [
        'It makes {Noise}. For sleep, cool the room first and turn it down.',
        '{Noise}: this sort of machine is never silent.',
        ['Cooling power!', 'It dries the air as well, {Dries}.'],
      ],
      [
        'On castors, {Weight}.',
        '{Speeds} speeds and a {Timer} timer.',
        ['Remote control=Yes', 'There is a remote control.'],
        'Drain it before it is put away for the winter.',
        ['Swing=Yes', 'The louvre swings.'],
      ],
    ],
    list: ['For about {Room size}', '{coolWordCap}', '{Noise}', '{Rated power}, 13 A', '{Weight}'],
  },
  ducting: {
    summary: ['{Part} for cooker hoods, {Duct}, {shapeWord}. {Material}.'],
    lead: [
      '{Part} of {Duct} for cooker hoods and bathroom fans.',
      'Use the size the hood asks for. This is {Duct}, {shapeWord}.',
      ['Part=Flexible duct', 'Flexible duct is easy and slows the air; pull it tight and keep it short.'],
      ['Part=Wall vent kit', 'A sleeve, a grille and a flap: what goes through the wall.'],
      ['Part=90° bend', 'A swept bend. Each one costs about a metre of straight pipe.'],
      ['Part=Reducer', 'A reducer joins two sizes. Use it only when there is no other way.'],
      ['Part=Flat channel', 'Flat channel runs above wall cupboards where round pipe will not go.'],
    ],
    topics: [
      [
        '{Material}.',
        ['Insulated=Yes', 'Insulated, so steam does not drip back in a cold loft.'],
        ['Back-draught flap=Yes', 'A flap closes when the fan stops and keeps the wind out.'],
      ],
      [
        ['Sealing=Lip seal', 'Rubber lips seal the joints: push together, no tape.'],
        ['Sealing=Tape needed', 'Joints are taped; a roll is sold apart.'],
        ['Part=Round pipe|Flat channel|Flexible duct', 'Support it every metre.'],
      ],
      [
        ['Part=Round pipe|Flat channel & Material=PVC|Polypropylene', 'It cuts with a fine saw.'],
        'Fire rating {Fire rating}.',
        ['Duct=150 mm', 'Never step down from 150 to 100: it whistles.'],
      ],
    ],
    list: ['{Duct}', '{shapeWordCap}', '{Material}', 'Fire rating {Fire rating}', '{sealingWord}'],
  },
  'hood-filter': {
    summary: ['{noun}, {lead}, lasts {Lasts}. {packWord}.'],
    lead: [
      [
        'Filter=Carbon',
        'A carbon filter takes smells when a hood sends the air back. It lasts {Lasts}; after that it is decoration.',
      ],
      ['Filter=Grease, aluminium', 'Layers of aluminium mesh that catch fat before the motor does.'],
      [
        'Filter=Grease, steel baffle',
        'Steel baffles, as in restaurants: fat runs off and the air does not slow.',
      ],
      [
        'Filter=Ceramic, regenerating',
        'A ceramic block that is baked clean in the oven at 200 degrees and serves for {Lasts}.',
      ],
    ],
    topics: [
      [
        ['Washable=Yes', 'It goes in the dishwasher, which dulls aluminium and does no harm.'],
        ['Washable=No', 'Do not wash it: wet carbon is finished.'],
      ],
      [
        ['Fits brands=Most makers', 'Fits hoods of most makers by size: {sizeWord}.'],
        ['Fits brands=Own brand only', 'For {brand} hoods.'],
        '{packWord}.',
      ],
      ['Write the date on it.', 'Change it sooner if you fry a lot.', 'A clogged filter makes a loud hood.'],
    ],
    list: ['{sizeWord}', 'Lasts {Lasts}', ['Washable=Yes', 'Can be washed'], '{packWord}'],
  },
  care: {
    summary: ['{noun} for {usedOn}. {packContents}.'],
    lead: [
      ['form=descaler', 'Limescale is a blanket round the element. This takes it off.'],
      ['form=descaler', 'For {usedOn}: {baseWord}, which removes scale and leaves seals alone.'],
      [
        'form=water-filter',
        'A filter for {usedOn}. Change it when the light says or after {Lasts}, whichever is first.',
      ],
      ['form=water-filter', 'Takes chlorine and most limescale; lasts {Lasts}.'],
      ['form=cleaner', 'For {usedOn}. It works on grease that has been baked on and is safe on the finish.'],
      ['form=cleaner', 'A {baseWord} cleaner for {usedOn}.'],
    ],
    topics: [
      ['{packContents}.', ['form=descaler|cleaner & Lasts!=1 use', 'One pack lasts {Lasts}, more or less.']],
      [
        ['Scented=No', 'No scent.'],
        ['Scented=Yes', 'Smells of lemon, faintly.'],
        ['form=water-filter', 'Run two litres through it before you drink.'],
        ['form=descaler', 'Rinse twice with clear water.'],
      ],
      [
        'Read the machine’s book first; it knows.',
        ['form=descaler|cleaner', 'Keep it from children.'],
        ['form=water-filter', '{formWordCap}: look at the old one before you order.'],
      ],
    ],
    list: ['For {usedOn}', '{packContents}', 'Form: {formWord}', 'Lasts {Lasts}'],
  },
};
