import type { DescriptionBank } from '../../descriptions.ts';

export const LAUNDRY_BANKS: Record<string, DescriptionBank> = {
  'washing-machine': {
    summary: [
      '{Capacity} {noun}, {Spin speed}, {Noise} in the spin, class {class}. {Width} wide, {Depth with door} deep with the door.',
      'Washes {Capacity} and spins at {Spin speed}. {Energy consumption}, {Water per cycle} of water a wash, {Noise}.',
      'Class {class}, {Energy consumption}. {Capacity} drum, {Spin speed}, eco programme in {Eco time}.',
    ],
    lead: [
      [
        'Capacity>=10',
        'A {Capacity} drum takes a double duvet, or three days of washing for a family of four in one go.',
      ],
      [
        'Capacity>=10',
        'With {Capacity} to fill, the {model} suits people who wash twice a week rather than every evening.',
      ],
      [
        'Capacity=9 kg',
        'Nine kilos is the size most households settle on: a king-size duvet cover, its sheet and four pillowcases with room to turn.',
      ],
      [
        'Capacity=9 kg',
        'The {model} washes {Capacity} of dry cotton, which is about forty-five shirts, and still does a sensible job on ten.',
      ],
      [
        'Capacity=8 kg',
        'Eight kilos suits two or three people. It takes double bedding and still works well with half a load.',
      ],
      ['Capacity=8 kg', 'The {model} washes {Capacity} and spins at {Spin speed}, a good all-round choice.'],
      [
        'Capacity<=7',
        'A {Capacity} drum is right for one or two people: full loads more often, and less water wasted on half ones.',
      ],
      ['Capacity<=7', 'The {model} washes {Capacity}, enough for a week of one person’s clothes and towels.'],
      [
        'form=slim',
        'The slim body is {Depth} deep where most need 550 mm, so it fits a bathroom or a narrow utility room.',
      ],
      [
        'form=slim',
        'The {model} has a slightly smaller drum to save space. At {Depth with door} deep with its door, it goes where a standard machine would not.',
      ],
      [
        'form=integrated',
        'It is hidden behind a kitchen door. The body is {Width} wide and {Height} high, so it goes in any standard 600 housing with its plinth cut out.',
      ],
      'The {model} is a {Capacity} front loader that spins at {Spin speed} and uses {Energy consumption}.',
    ],
    topics: [
      [
        [
          'Noise<=71',
          'At {Noise} in the spin it is among the quietest we sell: you can hold a conversation beside it.',
        ],
        [
          'Noise<=73',
          'It spins at {Noise}, noise class {Noise class}: shut the door and you can watch television next to it.',
        ],
        ['Noise>=76', 'The spin is {Noise}. That suits a utility room better than an open-plan kitchen.'],
        ['Noise>=74', 'Expect {Noise} at full spin. Run it by day if a bedroom is next door.'],
        'The label puts it at {Noise} in the spin; the wash itself is a good 20 dB lower, which is a murmur.',
      ],
      [
        [
          'class=A',
          'The eco 40-60 programme uses {Energy consumption}, which is class A, and {Water per cycle} of water a wash.',
        ],
        [
          'class=A',
          'Class A means {Energy consumption} on eco 40-60: {yearly} kWh over a year of 220 washes.',
        ],
        [
          'class=B',
          'It is class B at {Energy consumption}: a shade behind the best, and {yearly} kWh over a year of 220 washes.',
        ],
        ['class=C', 'Class C, {Energy consumption}: {yearly} kWh over a year of 220 washes.'],
        'On eco 40-60 it uses {Energy consumption} and {Water per cycle} a wash. Hot and quick programmes use more.',
        'A full eco load uses {Water per cycle} of water. If you are on a meter, allow for the water as well as the electricity.',
      ],
      [
        [
          'Spin speed>=1600',
          'The 1600 spin leaves so little water that jeans dry on a rack overnight, and a dryer has less left to do.',
        ],
        [
          'Spin speed>=1600',
          'It spins up to {Spin speed}. Turn that down to 1200 for shirts and they come out with fewer creases.',
        ],
        [
          'Spin speed=1400',
          'The {Spin speed} spin is fast enough for tumble drying; a faster one adds more creases than it saves time.',
        ],
        [
          'Spin speed<=1200',
          'It spins at {Spin speed}, which is kind to knits. Towels will need a little longer on the line.',
        ],
        'Spin class {Spin class}: the better the letter, the less water is left in the washing.',
      ],
      [
        'The eco programme runs {Eco time}, as all of them do now: low heat, long soak. For a shirt you need by nine there is a {quickWord} wash.',
        'A cold {quickWord} programme freshens a few things that are not dirty. For anything with a stain on it, use the mixed 40.',
        [
          'Controls=Knobs|App and knob',
          '{Programmes} programmes. The dial goes straight to the ones you use most.',
        ],
        'The full eco cycle is {Eco time}. Set it to end when you get up.',
        'The {Programmes} programmes include a gentle wool wash and a drum clean, which you should run every two months.',
      ],
      [
        [
          'Steam=Yes',
          'Steam at the end loosens creases; it does not replace an iron for a collar, but it does for a T-shirt.',
        ],
        ['Steam=Yes', 'A steam programme takes the smell out of a jacket without a wash in 20 minutes.'],
        ['Drum light=Yes', 'A drum light helps you spot a stray sock before the next wash goes in.'],
        [
          'Child lock=Yes',
          'The lock covers the buttons, not only the door, so a toddler cannot change the programme.',
        ],
        ['Smart=Yes', 'You can control it from an app, and it works just as well without one.'],
        ['Controls=Knobs', 'A click-stop knob with printed words, so it can be set by feel.'],
        'The drawer lifts out to be rinsed under the tap. It has a flap for liquid detergent.',
        'The filter is behind a small door at bottom right with its own drain hose, so cleaning it does not mean mopping.',
        'The door seal has no fold at the bottom to trap water.',
      ],
      [
        [
          'form=freestanding & standoff>600',
          'Body {Depth}, with the door {Depth with door}; allow 60 mm behind for the hoses and it stands a little proud of a 600 worktop.',
        ],
        [
          'form=freestanding',
          'It is made for a gap 600 mm wide. Measure at three heights: old units lean in.',
        ],
        [
          'form=freestanding',
          'The feet raise it from {Height} to {Height max}, which is enough for most uneven floors.',
        ],
        [
          'form=slim',
          'The feet are set close to the front, so it stays put at full spin in spite of the shallow body.',
        ],
        [
          'form=slim',
          'With hoses it needs about {standoff} from wall to glass. Measure to the tap, not to the tiles.',
        ],
        [
          'form=integrated',
          'Your own door front hangs on its left hinge; up to 9 kg is no trouble, and the template is in the box.',
        ],
        [
          'form=integrated',
          'Leave the transit bolts where you can find them. An integrated machine has them too.',
        ],
        'It weighs {Weight}, most of it counterweight to keep the drum still. It takes two people to lift.',
        'The hinge is on the left and cannot be changed, so think about which side the wall is on.',
      ],
    ],
    list: [
      '{Capacity} of cotton, {Spin speed}',
      '{Energy consumption}, class {class} on the A to G scale',
      '{Water per cycle} of water per eco wash',
      '{Noise} in the spin, noise class {Noise class}',
      'Eco 40-60 takes {Eco time} with a full load',
      'Stands {Width} wide and {Depth with door} deep with its door',
      'Cold fill only, {Cable} cable with a 13 A plug',
      'Transit bolts, spanner, inlet hose and blanking caps in the box',
    ],
  },
  'washer-dryer': {
    summary: [
      'Washes {Capacity}, dries {Drying capacity} in one go. {Noise}, class {class} for wash and dry.',
      '{Capacity} wash, {Drying capacity} dry, {Spin speed}. {Energy consumption} washed and dried.',
    ],
    lead: [
      'One box that washes {Capacity} and dries {Drying capacity}. That difference matters: a full wash has to be dried in two goes.',
      'A washer dryer is for homes with room for one machine. The {model} washes {Capacity} and will dry {Drying capacity} of it without stopping.',
      'Put in {Drying capacity} at night, set the {model} to wash and dry, and take out dry shirts in the morning.',
      'The {model} takes the place of two machines and {Width} of wall. It washes {Capacity} and dries {Drying capacity}.',
      'If there is one space and a family to wash for, {Capacity} to wash with {Drying capacity} to dry is a workable compromise.',
    ],
    topics: [
      [
        'Washed and dried, a full cycle uses {Energy consumption}; washed only, {Energy consumption, washing only}. Hang out what you can.',
        'Drying uses most of the energy: {Energy consumption} for wash and dry against {Energy consumption, washing only} for the wash.',
        'Two labels in one: class {class} for the complete cycle and class {washClass} for washing alone.',
        'Washing alone is class {washClass}. With drying it is class {class}, which is the price of condensing with cold water.',
      ],
      [
        'Wash and dry takes {Wash and dry time} with a full drying load, so it is best left to run overnight.',
        'Allow {Wash and dry time} from dirty to dry. Synthetics are quicker.',
        'It dries by sensor and stops when the load is dry, so small loads are not over-dried.',
        'Drying can follow the wash automatically, or you can take half out first, which is how to treat a full drum.',
      ],
      [
        ['Noise<=72', '{Noise} in the spin, so it can stand in a flat with thin walls.'],
        ['Noise>=75', 'The spin makes {Noise}; drying is a quieter fan noise.'],
        'The label says {Noise} for the spin. Drying is quieter and much longer.',
      ],
      [
        ['Steam=Yes', 'Steam freshens a jacket without washing it.'],
        ['Steam=Yes', 'The steam finish takes the worst creases out of a dried load.'],
        ['form=integrated', 'It goes behind a kitchen door: {Width} by {Height} in a standard 600 housing.'],
        [
          'form=freestanding',
          'The body is {Depth} deep, {Depth with door} with the door, plus 60 mm of hose.',
        ],
        'It condenses with cold water, so there is no tank to empty and no hose through the wall.',
        'Fluff goes out with the rinse water. Clean the filter monthly all the same.',
        'Run the drum empty at 60 degrees once a month: lint and damp make a smell.',
      ],
      [
        'It spins at {Spin speed} before it dries. Leave it on the fastest spin: the less water is left, the less energy drying takes.',
        'The {Spin speed} spin removes much of the water before drying starts.',
        '{Programmes} programmes, including one that washes and dries {Drying capacity} in a single go.',
      ],
    ],
    list: [
      'Washes {Capacity}, dries {Drying capacity}',
      'Class {class} for wash and dry, {washClass} for washing',
      '{Water per cycle} of water for wash and dry',
      'Complete cycle in {Wash and dry time}',
      '{Noise} in the spin',
      '{Spin speed}, spin class {Spin class}',
      'No vent, no tank: it drains like a washing machine',
    ],
  },
  'tumble-dryer': {
    summary: [
      '{Capacity} {typeWord} dryer, class {classScale}, {Noise}. {Eco time} for a full eco load.',
      'Dries {Capacity} {dryingWord}. {Energy consumption}. {Width} wide, {Depth with door} deep with the door.',
    ],
    lead: [
      [
        'Dryer type=Heat pump',
        'A heat pump dries at about 50 degrees and uses the same warm air again and again, so the {model} gets through {Capacity} on {Energy consumption}.',
      ],
      [
        'Dryer type=Heat pump',
        'The {model} dries {Capacity} gently and slowly. Clothes come out warm, not hot, and last longer for it.',
      ],
      [
        'Dryer type=Heat pump',
        'Slower but cheaper to run: {Eco time} for a full load, on {perLoad} of electricity.',
      ],
      [
        'Dryer type=Heat pump',
        'A {Capacity} heat pump dryer that can stand in any room with a socket. The water goes into a tank or down a hose.',
      ],
      [
        'Dryer type=Condenser',
        'A condenser dryer heats air with an element and catches the water in a tank. It is quicker and cheaper to buy than a heat pump, and dearer to run.',
      ],
      [
        'Dryer type=Condenser',
        'Run-out stock: the {model} carries the old label and there will be no more of them. It dries {Capacity} in {Eco time} and needs no hole in the wall.',
      ],
      [
        'Dryer type=Condenser',
        'The {model} dries {Capacity} in {Eco time}, sooner than a heat pump and on more electricity.',
      ],
      [
        'Dryer type=Vented',
        'A vented dryer blows its damp air out through a hose, so it needs a hole in a wall or a window left ajar. In return it is simple, quick and light.',
      ],
      [
        'Dryer type=Vented',
        'Run-out stock with the old label. The {model} has a motor, a heater and a fan, and little else that can fail.',
      ],
      [
        'Dryer type=Vented',
        'For a garage or a utility room with a wall outlet: {Capacity} dry in {Eco time}, no tank to empty.',
      ],
    ],
    topics: [
      [
        [
          'Dryer type=Heat pump',
          'Condensation class {Condensation class} says how much of the water it catches; the rest is a little damp in the room.',
        ],
        [
          'Dryer type=Heat pump',
          'Clean the lint filter after every load and the heat exchanger every month to keep it efficient.',
        ],
        [
          'Dryer type=Condenser',
          'The tank lifts out at the top left and holds a full load’s water. A hose kit does away with it.',
        ],
        [
          'Dryer type=Vented',
          'The hose is 102 mm. Keep it under two metres and without a sag where water can lie.',
        ],
        'The lint filter sits in the door and opens like a book.',
        'It senses damp, not time, and stops at iron-dry, dry or extra dry.',
      ],
      [
        ['Noise<=62', '{Noise} is quiet enough for a hall cupboard beside a bedroom.'],
        ['Noise>=66', 'At {Noise} it is best in a utility room with a door.'],
        'It makes a steady {Noise}.',
      ],
      [
        [
          'scale=new',
          'It has the new label, A to G. An old A+++ may be a C on it, so compare letters only within one scale.',
        ],
        [
          'scale=old',
          'Its label uses the old scale, A+++ to D, and says {class}. Do not compare that with the letters of new dryers.',
        ],
        [
          'scale=old',
          'The old label counted 160 loads a year: {Energy consumption}. The new one counts 100 cycles of a different mix, so the two figures cannot be compared.',
        ],
        ['scale=new', '{Energy consumption} is class {class}: {yearly} kWh over a year of 160 loads.'],
      ],
      [
        [
          'Hinge reversible=Yes',
          'The door can be hung on the other side in half an hour, so it can face the washer whichever side that is on.',
        ],
        [
          'Hinge reversible=No',
          'The door opens to the right and stays that way. Stand it to the right of the washer.',
        ],
        ['Drum light=Yes', 'A drum light helps you find the last sock.'],
        ['Smart=Yes', 'The app tells you when it has finished, useful if it is in a garage.'],
        'It can be stacked on a washing machine of the same width with the maker’s kit. Never without one.',
        'It is {Width} wide and {Depth} deep. Allow 10 mm of air on each side.',
        'It weighs {Weight}, so two people can lift it on to a washer.',
      ],
      [
        '{Programmes} programmes. Cotton and mixed cover most loads; use the down programme for duvets.',
        'The wool programme leaves garments slightly damp, to protect them.',
        'Use the delay so that it finishes when you are in: creases set as the load cools in the drum.',
      ],
    ],
    list: [
      '{Capacity} of cotton',
      'Class {classScale}, {Energy consumption}',
      'Full eco load in {Eco time}',
      '{Noise} while it dries',
      ['Hinge reversible=Yes', 'Door can be hung on either side'],
      '{Width} wide, {Height} high, {Depth with door} deep with the door',
      '13 A plug, {Rated power}',
    ],
  },
  'stacking-kit': {
    summary: ['Stacking kit for 600 mm washer and dryer. Adds {Adds to height}, fixes with {fixingWord}.'],
    lead: [
      'Puts a dryer on top of a washing machine and keeps it there.',
      'Holds a dryer firmly in place on top of a washing machine.',
      'Two machines in the floor space of one, with {Adds to height} between them.',
      [
        'Shelf=Yes & Material=Painted steel',
        'A steel frame that joins washer and dryer at the back and sides, with a shelf between.',
      ],
    ],
    topics: [
      [
        ['Shelf=Yes', 'The shelf pulls out and carries {Load of shelf}, enough for a full laundry basket.'],
        ['Shelf=Yes', 'There is a pull-out shelf at hand height. Push it in before the machine spins.'],
        [
          'Shelf=No',
          'No shelf: the dryer sits as low as it can, which matters when the door is already at shoulder height.',
        ],
        ['Shelf=No', 'It adds only {Adds to height}, so tall cupboards still close.'],
      ],
      [
        'Check the depth: it fits machines {Fits depth} deep.',
        [
          'Fits brands=Most makers',
          'It fits most makers’ machines, as long as washer and dryer are the same width.',
        ],
        ['Fits brands=Own brand only', 'Made for {brand} machines only.'],
      ],
      [
        'Fixes with {fixingWord}. Allow half an hour and a second pair of hands.',
        'Level the washer before you fit it.',
        'The dryer always goes on top: a washer is the heavier of the two, and spins.',
      ],
    ],
    list: [
      'Adds {Adds to height} to the height',
      'For depths of {Fits depth}',
      '{Material}',
      'Fixes with {fixingWord}',
    ],
  },
  'steam-cabinet': {
    summary: ['Steam cabinet for {Hangers} garments. Refreshes in {Refresh time}, {Noise}.'],
    lead: [
      'A cabinet that steams, shakes and dries what you would not wash: suits, coats, school blazers.',
      'Hang {Hangers} garments, close the door, and they are fresh and free of creases in {Refresh time}.',
      'The {model} does for a suit what airing does, in {Refresh time} and in any weather.',
    ],
    topics: [
      [
        ['Trouser press=Yes', 'Trousers go in the door, where a press keeps the crease.'],
        ['Trouser press=No', 'There is no press in the door; the space is a shelf for hats and bags.'],
      ],
      [
        'It is filled by hand: {Water tank} of tap water does several cycles, and the tanks lift out at the bottom.',
        'No plumbing. One tank for clean water, one for used.',
        ['Drying=Yes', 'It dries a wet raincoat too, gently, with the warmth of a heat pump.'],
      ],
      [
        'It stands {Width} wide and {Height} high, like a narrow fridge, and makes {Noise}.',
        'At {Noise} it can live in a bedroom.',
        'Leave 50 mm each side and check the lift: it weighs {Weight}.',
      ],
      [
        '{Programmes} programmes: everyday, delicate, heavy, and one for soft toys.',
        'It is not a washing machine: stains stay. Dab them first.',
      ],
    ],
    list: [
      '{Hangers} hangers',
      'Refresh in {Refresh time}',
      '{Noise}',
      '{Water tank} tank, no plumbing',
      '13 A plug, {Rated power}',
    ],
  },
  hose: {
    summary: ['{noun}, {lead}. {Material}, for {fitsWord}.'],
    lead: [
      ['Bore>0', 'A {noun} with a bore of {Bore}, for {fitsWord}.'],
      ['Bore>0', 'Replace hoses every five to eight years, before they fail. This one is {materialWord}.'],
      ['Bore>0', 'A replacement {noun} in the length you need.'],
      [
        'Holds water>0',
        'A tray that stands under the machine and holds up to {Holds water} of leaking water.',
      ],
      ['Holds water>0', 'A tray shows a leak before it reaches the floor or the ceiling below.'],
      ['noun=inlet hose|drain hose', 'A small part that can prevent a costly leak.'],
    ],
    topics: [
      [
        [
          'Burst protection=Yes',
          'If the inner hose bursts the outer one holds the water and a valve shuts the tap side.',
        ],
        [
          'Connector=¾ inch BSP & Part of kit=With washers',
          'Both ends are ¾ inch BSP, hand tight and then a quarter turn. The washers are in the bag.',
        ],
        [
          'Connector=¾ inch BSP & Part of kit=Single',
          'Both ends are ¾ inch BSP, hand tight and then a quarter turn. Put new washers in.',
        ],
        [
          'Connector=Right angle',
          'One end is a right angle, so the machine can stand 40 mm nearer the wall.',
        ],
        ['Connector=Straight', 'Both ends are straight with a rib for the clip.'],
        ['Connector=Clip', 'It closes with a worm-drive clip at either end.'],
        [
          'Holds water>0',
          'The front edge is lower than the sides, so you see water before it reaches the skirting.',
        ],
      ],
      [
        ['noun=drain hose', 'Longer is not better: a drain hose over four metres strains the pump.'],
        [
          'noun=drain hose',
          'Hang the drain end at least 600 mm above the floor or the machine siphons itself empty.',
        ],
        ['noun=inlet hose', 'Turn the tap off when you go on holiday, whatever hose you have.'],
        ['noun=inlet hose|drain hose', 'Do not join two hoses. The joint is where it leaks.'],
        ['noun=dryer vent hose', 'Two metres are enough; in a longer one the damp air cools and drips.'],
        ['noun=dryer vent hose', 'Lay it without a sag where water can lie.'],
        ['Holds water>0', 'Slide it in before the machine: afterwards it takes two people.'],
        [
          'Holds water>0',
          'Look into it when you clean the filter; a damp tray means that a hose needs changing.',
        ],
      ],
      [
        ['Part of kit=With washers|With clips', '{Part of kit}, ready to fit.'],
        ['Part of kit=Single', 'Sold singly, without washers or clips.'],
      ],
    ],
    list: ['For {fitsWord}', '{Material}', 'Guaranteed for {Guarantee}'],
  },
};
