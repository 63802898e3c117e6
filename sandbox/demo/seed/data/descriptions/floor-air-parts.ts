import type { DescriptionBank } from '../../descriptions.ts';

export const FLOOR_AIR_PARTS_BANKS: Record<string, DescriptionBank> = {
  vacuum: {
    summary: ['{noun}{runWord}, {Weight}, {Noise}.', '{noun}: {Bin} bin, {Weight}{runWord}.'],
    lead: [
      [
        'form=cordless',
        '{Run time} on the middle setting and just {Weight} to carry, so it is ideal for stairs.',
      ],
      ['form=cordless', 'The {model} hangs on the wall, charged and ready for crumbs.'],
      [
        'form=cordless',
        'A cordless that cleans a flat on one charge: {Run time} on normal, about a quarter of that on full power.',
      ],
      [
        'form=robot',
        'It cleans while you are out and returns to its dock on its own. {Run time} on a charge.',
      ],
      ['form=robot', 'At {Height} high it cleans under beds and sofas.'],
      ['form=robot', 'A robot keeps clean floors clean, so vacuum thoroughly before you start.'],
      [
        'form=cylinder',
        'A cylinder with a {Reach of cord} cord: nothing to charge, and suction that does not fade.',
      ],
      ['form=cylinder', 'For carpets and stairs in a whole house a cylinder still beats a battery.'],
    ],
    topics: [
      [
        ['Filter=HEPA 13', 'The filter is HEPA 13 and the body is sealed, so what goes in stays in.'],
        ['Filter=HEPA 12', 'The HEPA 12 filter traps pollen.'],
        ['Filter=Washable foam', 'The foam filter is washable: rinse it monthly and leave it a day to dry.'],
        ['Anti-tangle brush=Yes', 'The brush has a comb that keeps hair from winding round it.'],
        ['Anti-tangle brush=No', 'A groove in the brush lets you snip out tangled hair.'],
      ],
      [
        ['Navigation=Laser', 'It navigates by laser, so it works in the dark and maps each floor.'],
        ['Navigation=Camera', 'It navigates by camera, so leave a light on.'],
        ['Navigation=Gyroscope', 'It navigates by gyroscope, which suits one or two rooms.'],
        ['Battery swappable=Yes', 'The battery clicks out, and a second one doubles the time.'],
        ['Battery swappable=No', 'The battery is built in and is replaced by a repairer.'],
        ['Bagged=Yes', 'Dust goes into a sealed bag, which is better for asthma.'],
        [
          'Bagged=No & Type!=Robot vacuum cleaner',
          'Bagless: the bin empties from the bottom, straight into the dustbin.',
        ],
      ],
      [
        ['Mops=Yes', 'It mops as well, lifting the cloth on carpet.'],
        ['Empties itself=Yes', 'The dock empties it; the bag there lasts two months.'],
        ['Empties itself=No', 'Empty the bin after every other clean.'],
        ['Pet tool=Yes', 'A small powered brush for stairs and sofas is in the box.'],
        ['Charge time!', 'A full charge takes {Charge time}.'],
        'The bin holds {Bin}.',
      ],
      [
        'It makes {Noise}.',
        ['Noise<=72', 'At {Noise} you can still hear the telephone.'],
        ['Cordless=Yes', 'Spare filters, brushes and batteries are sold individually for {Spare parts}.'],
        ['Cordless=No', 'Hose, floor head and filters are sold individually for {Spare parts}.'],
      ],
    ],
    list: [
      '{Weight}',
      '{Bin} bin',
      '{Run time} on a charge',
      '{filterWord} filter',
      '{Noise}',
      'Parts kept for {Spare parts}',
    ],
  },
  dehumidifier: {
    summary: ['{noun}, up to {Extraction a day} a day, for {Room size}. {Noise}.'],
    lead: [
      [
        'Technology=Compressor',
        'It takes up to {Extraction a day} a day out of a warm, damp room, and about a third of that in a cool one. Makers measure extraction at 30 °C.',
      ],
      [
        'Technology=Desiccant',
        'A desiccant dehumidifier works in the cold, down to {Works down to}: in a garage, a boat or an unheated hall.',
      ],
      'Washing dried indoors puts two litres of water into the air. The {model} takes it out again.',
      'For windows that stream with condensation: up to {Extraction a day} a day, for about {Room size}.',
      [
        'Extraction a day<=10',
        'Small enough to carry from room to room: {Weight}, {Extraction a day} a day.',
      ],
    ],
    topics: [
      [
        ['Laundry mode=Yes', 'Laundry mode runs the fan hard and stops after eight hours.'],
        ['Laundry mode=No', 'There is no laundry mode, but setting it to 45 per cent does the same job.'],
        ['Humidistat=Yes', 'Set the humidity you want, such as 55 per cent, and it switches off there.'],
        ['Humidistat=No', 'It runs until you stop it or the tank is full.'],
      ],
      [
        'The tank holds {Water tank} and stops it when full.',
        ['Continuous drain=Yes', 'Fit a hose and it drains continuously into a sink.'],
        ['Technology=Desiccant', 'It warms the room by a few degrees, which in winter is welcome.'],
        [
          'Technology=Compressor',
          'Below {Works down to} the coil ices up, so it is not for an unheated garage.',
        ],
      ],
      [
        'It makes {Noise}.',
        'It draws {Rated power}, so four hours of drying use {fourHours} kWh.',
        'It has wheels and a well-balanced handle.',
        'Wash the filter monthly.',
        'Keep the doors shut, as it dries only the room it is in.',
      ],
    ],
    list: [
      'Up to {Extraction a day} a day at 30 °C',
      'For about {Room size}',
      '{Water tank} tank',
      '{Noise}, {Rated power}',
      'Works down to {Works down to}',
    ],
  },
  purifier: {
    summary: ['{noun}, {Clean air rate}, for {Room size}. {Lowest noise} on low.'],
    lead: [
      '{Clean air rate} of clean air: in a room of {Room size} that is all of the air {airChanges} times an hour.',
      'For pollen, smoke and pet hair. The {model} cleans {Clean air rate} and runs at just {Lowest noise} on low.',
      'The clean air rate is the figure to compare. Here it is {Clean air rate}.',
    ],
    topics: [
      [
        'The filter is {filterWord} and lasts {Filter life}.',
        ['Filter=HEPA 13 and carbon', 'The carbon layer removes smells and the HEPA layer traps dust.'],
      ],
      [
        ['Air sensor=Yes', 'A sensor measures the air and turns it up when you cook.'],
        ['Air sensor=No', 'There is no sensor, so you set the speed yourself.'],
        ['Night mode=Yes', 'At night the lights go out and the fan slows.'],
        ['Timer=Yes', 'A timer stops it once you are asleep.'],
      ],
      [
        '{Noise} on the highest speed, {Lowest noise} on the lowest.',
        'Leave 20 cm of space all round.',
        'It uses {Rated power} at most.',
        'It does not remove damp or carbon dioxide, so keep airing the room.',
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
        'An air cooler blows air over wet pads. It takes the edge off dry heat and does less on a muggy day, but it costs little to buy and run.',
      ],
      ['Technology=Evaporative', 'A fan with a {Water tank} tank. Ice in the tank helps for an hour.'],
      [
        'Cooling power!',
        '{Cooling power} of cooling, with a hose out of the window. Enough for a bedroom of {Room size}.',
      ],
      [
        'Cooling power!',
        'A portable air conditioner with a hose: run it out of the window and seal the gap round it.',
      ],
    ],
    topics: [
      [
        ['Window kit=Included', 'The window kit is in the box, for sash and casement.'],
        ['Window kit=Sold separately', 'The window kit is sold separately.'],
        ['Window kit=Not needed', 'It needs no hose and no window kit.'],
      ],
      [
        'It makes {Noise}. For sleep, cool the room first and turn it down.',
        '{Noise}: this kind of machine is never silent.',
        ['Cooling power!', 'It dries the air as well, {Dries}.'],
      ],
      [
        'It moves on castors and weighs {Weight}.',
        '{Speeds} speeds and a {Timer} timer.',
        ['Remote control=Yes', 'There is a remote control.'],
        'Drain it before you store it for the winter.',
        ['Swing=Yes', 'The louvre swings from side to side.'],
      ],
    ],
    list: ['For about {Room size}', '{coolWordCap}', '{Noise}', '{Rated power}, 13 A', '{Weight}'],
  },
  ducting: {
    summary: ['{Part} for cooker hoods, {Duct}, {shapeWord}. {Material}.'],
    lead: [
      '{Part} of {Duct} for cooker hoods and bathroom fans.',
      'Use the size that the hood needs: this one is for {Duct}.',
      [
        'Part=Flexible duct',
        'Flexible duct is easy to fit but slows the air, so pull it tight and keep it short.',
      ],
      ['Part=Wall vent kit', 'A sleeve, a grille and a flap: everything you need to go through the wall.'],
      ['Part=90° bend', 'A swept bend. Each one slows the air as much as a metre of straight pipe.'],
      ['Part=Reducer', 'A reducer joins two sizes. Use it only when there is no other way.'],
      ['Part=Flat channel', 'Flat channel runs above wall cupboards where round pipe will not go.'],
    ],
    topics: [
      [
        'Made of {materialWord}.',
        ['Insulated=Yes', 'Insulated, so steam does not drip back in a cold loft.'],
        ['Back-draught flap=Yes', 'A flap closes when the fan stops and keeps the wind out.'],
      ],
      [
        ['Sealing=Lip seal', 'Rubber lips seal the joints: push together, no tape.'],
        ['Sealing=Tape needed', 'Joints need tape, which is sold separately.'],
        ['Part=Round pipe|Flat channel|Flexible duct', 'Support it every metre.'],
      ],
      [
        ['Part=Round pipe|Flat channel & Material=PVC|Polypropylene', 'It cuts with a fine saw.'],
        'Fire rating {Fire rating}.',
        ['Duct=150 mm', 'Never step down from 150 mm to 100 mm: it is noisy and chokes the fan.'],
      ],
    ],
    list: ['{Duct}', '{shapeWordCap}', '{Material}', 'Fire rating {Fire rating}', '{sealingWord}'],
  },
  'hood-filter': {
    summary: ['{noun}, {lead}, lasts {Lasts}. {packWord}.'],
    lead: [
      [
        'Filter=Carbon',
        'A carbon filter removes smells when a hood recirculates the air. Replace it after {Lasts}.',
      ],
      ['Filter=Grease, aluminium', 'Layers of aluminium mesh catch grease before it reaches the motor.'],
      [
        'Filter=Grease, steel baffle',
        'Steel baffles, as used in restaurants: grease runs off and the air flows freely.',
      ],
      [
        'Filter=Ceramic, regenerating',
        'A ceramic block that you bake clean in the oven at 200 °C. It lasts {Lasts}.',
      ],
    ],
    topics: [
      [
        ['Washable=Yes', 'It is dishwasher safe; aluminium may dull, which does no harm.'],
        ['Washable=No', 'Do not wash it: carbon stops working once it has been wet.'],
      ],
      [
        ['Fits brands=Most makers', 'Fits hoods of most makers by size: {sizeWord}.'],
        ['Fits brands=Own brand only', 'For {brand} hoods.'],
        '{packWord}.',
      ],
      [
        'Write the date on it when you fit it.',
        'Change it sooner if you fry a lot.',
        'A clogged filter makes a loud hood.',
      ],
    ],
    list: ['{sizeWord}', 'Lasts {Lasts}', ['Washable=Yes', 'Can be washed'], '{packWord}'],
  },
  care: {
    summary: ['{noun} for {usedOn}. {packContents}.'],
    lead: [
      ['form=descaler', 'Limescale makes an element work harder. This removes it.'],
      ['form=descaler', 'For {usedOn}: {baseWord}, which removes scale and leaves seals alone.'],
      [
        'form=water-filter',
        'A filter for {usedOn}. Change it when the light comes on or after {Lasts}, whichever is first.',
      ],
      ['form=water-filter', 'Removes chlorine and most limescale, and lasts {Lasts}.'],
      ['form=cleaner', 'For {usedOn}. It works on grease that has been baked on and is safe on the finish.'],
      ['form=cleaner', 'A {baseWord} cleaner for {usedOn}.'],
    ],
    topics: [
      ['{packContents}.', ['form=descaler|cleaner & Lasts!=1 use', 'One pack lasts about {Lasts}.']],
      [
        ['Scented=No', 'Unscented.'],
        ['Scented=Yes', 'Lightly scented with lemon.'],
        ['form=water-filter', 'Run two litres through it before you drink.'],
        ['form=descaler', 'Rinse twice with clean water.'],
      ],
      [
        'Check your appliance’s manual before you use it.',
        ['form=descaler|cleaner', 'Keep it out of reach of children.'],
        ['form=water-filter', 'Compare its fitting with that of your old one before you order.'],
      ],
    ],
    list: [
      'For {usedOn}',
      '{packContents}',
      ['Form=Tablets|Powder|Liquid|Spray', '{Form}'],
      ['Form=In the tank', 'Goes in the water tank'],
      ['Form=Screw-in', 'Screws in'],
      ['Form=Push and turn', 'Pushes in and turns'],
      'Lasts {Lasts}',
    ],
  },
};
