import type { Line } from '../../lines.ts';

/** Sentences about a maker's habits. Some descriptions end with one. */
export const MAKER_LINES: Readonly<Record<string, readonly Line[]>> = {
  halverstone: [
    [
      'Installation=Built-in',
      'Halverstone lines its handles up to the millimetre across a run, so buy the column together.',
    ],
    'Halverstone’s own engineers do the repairs; they carry the common parts.',
    ['Installation=Built-in', 'Screens and lamps dim together at night on Halverstone appliances.'],
  ],
  aldermoor: [
    [
      'Hob zones!',
      'Aldermoor fires its enamel in Derbyshire, and a chip can be touched up from a bottle that comes in the box.',
    ],
    ['Hob zones!', 'Aldermoor has a fitter in each county one day a week: plan for that day.'],
    ['Hob zones!', 'Spare doors and knobs are kept for 20 years.'],
  ],
  castelmare: [
    ['Fuel!', 'Castelmare also builds for restaurants, which is why its appliances are so heavy.'],
    ['Controls=Knobs', 'Knobs are solid metal and come off without tools to clean behind.'],
    'Castelmare repairs are done by catering engineers, so they can take longer in the Highlands.',
  ],
  verbeck: [
    ['Oven capacity!', 'Verbeck prints temperatures and times on a card that slides into the door.'],
    ['Vacuum levels!', 'Verbeck replaces vacuum pumps by courier, overnight.'],
    ['Oven capacity!', 'Verbeck’s recipes are in English and in metric weights.'],
  ],
  kjelder: [
    ['Climate class!', 'Kjelder tests each cabinet for two days before it is packed.'],
    ['Climate class!', 'Kjelder uses the same door seal across the range, so spares are easy.'],
    ['Climate class!', 'Kjelder’s five-year guarantee includes the compressor.'],
  ],
  norrvik: [
    [
      'Climate class!',
      'Norrvik gives ten years on the parts and means it: the list is on the inside of the door.',
    ],
    ['Climate class!', 'Norrvik changes its models every eight years, so a second one will match the first.'],
    ['Climate class! & Controls=Knobs', 'There are no screens on a Norrvik, just a dial that lasts.'],
  ],
  steinhaupt: [
    ['Programmes!', 'Steinhaupt tests for ten thousand hours, which is twenty years of ordinary use.'],
    'Steinhaupt’s engineers cover every mainland postcode.',
    ['Spin speed!', 'The counterweights are cast iron, where others use concrete.'],
  ],
  tarnside: [
    'Tarnside sells its parts to anybody, with drawings.',
    ['Programmes! & Controls=Knobs', 'Tarnside’s dial has printed words in place of pictures.'],
    'Tarnside has sixty repairers, and people who answer the telephone.',
  ],
  ottermere: [
    ['Place settings!', 'Ottermere insulates the tub with bitumen, which keeps the noise down.'],
    ['Place settings!', 'Ottermere’s racks have been the same since 2011, so new baskets fit old machines.'],
    ['Place settings!', 'Ottermere publishes its noise for each programme, and eco is the quietest.'],
  ],
  quillon: [
    [
      'Hob type!',
      'Quillon makes induction hobs and the hoods over them, and replaces faulty control boards outright.',
    ],
    ['Hob type!', 'Quillon’s sliders work through a wet cloth.'],
    ['Hob type!', 'Quillon prints the zone sizes on the glass in figures you can read.'],
  ],
  zephrane: [
    [
      'Extraction rate!',
      'Zephrane sends replacement motors by post: four screws and a plug, and the old one goes back in the same box.',
    ],
    ['Extraction rate!', 'Zephrane quotes noise at every speed and not only at the best one.'],
    ['Extraction rate!', 'Zephrane’s filters are sold for twelve years after the last hood.'],
  ],
  ferrowick: [
    ['finish=matt black', 'Ferrowick’s black is powder paint and can be touched up.'],
    ['Width!', 'Ferrowick keeps the look plain: visible screws and no badges.'],
    'Ferrowick buys its parts from the makers of much dearer appliances.',
  ],
  brackenhall: [
    ['Hob zones!', 'Brackenhall keeps nine range specialists on the road.'],
    'Brackenhall’s colours have not changed in fifteen years.',
    ['Hob zones!', 'Brackenhall’s doors are cast and can be replaced one by one.'],
  ],
  corvanti: [
    ['Slots!', 'Corvanti paints in batches, so order the pair together for an exact match.'],
    'Corvanti is known for its colours.',
    ['Climate class!', 'The hinges on a Corvanti are on show, and finished to match.'],
  ],
  lumarra: [
    ['Installation=Built-in', 'Lumarra makes the whole kitchen in one family of fronts.'],
    ['Energy class!', 'Lumarra’s approved repairers cover all mainland postcodes.'],
    'Lumarra keeps prices down by changing the inside and not the front.',
  ],
  seorin: [
    ['Smart=Yes', 'Seorin adds functions by update for five years.'],
    ['Smart=Yes', 'Everything on a Seorin works without the app.'],
    ['Energy class!', 'Seorin has its own engineers in cities and approved ones elsewhere.'],
  ],
  takumori: [
    'Takumori designs for small rooms.',
    'Takumori labels its controls in large, plain words.',
    ['Installation=Worktop', 'Small Takumori appliances are replaced, not repaired.'],
  ],
  pendlewick: [
    'Pendlewick keeps prices down by leaving out what few people use.',
    'Pendlewick parts fit across years, which repairers like.',
    'A Pendlewick has the functions most people use, and no more.',
  ],
  oxlode: [
    'Oxlode is built for flats that are let: few parts, quick to change.',
    ['Weight!', 'In the first year Oxlode replaces faulty appliances, with no wait for an engineer.'],
    'An Oxlode is plain and a little louder than most, which keeps the price down.',
  ],
  thornacre: [
    'Thornacre prints the parts list in the box and sells every part to anyone for 15 years.',
    'Any engineer can work on a Thornacre: the drawings are public.',
    'Thornacre uses screws, not clips, so it is easy to repair.',
  ],
  marlpit: [
    [
      'Climate class!',
      'Marlpit keeps cold appliances simple and cheap: one year’s guarantee from Marlpit, and two from us.',
    ],
    ['Climate class!', 'Marlpit spends on the compressor and saves on the handle.'],
  ],
  coldharbour: [
    [
      'Climate class!',
      'Coldharbour covers the food as well, up to £300, if the freezer fails in the first five years.',
    ],
    ['Garage safe!', 'Coldharbour tests at −15 °C in a container at Felixstowe.'],
    ['Hinge=None', 'Coldharbour’s lids have a hinge that holds at any angle.'],
  ],
  duskwell: [
    ['Bottles!', 'Duskwell hangs its compressor on four rubber feet and its shelves on rails.'],
    ['Bottles!', 'Duskwell tests with Burgundy bottles as well, and prints both counts.'],
    ['UV glass=Yes', 'Duskwell’s glass is triple and argon filled.'],
  ],
  arkwell: [
    'Arkwell specialises in appliances that dry and cool.',
    ['Dryer type!', 'Arkwell’s lint filters are the same in every dryer since 2015.'],
    ['Dryer type=Heat pump', 'Arkwell gives five years on the heat pump.'],
  ],
  nimbria: [
    ['Cordless=Yes', 'Nimbria sells batteries singly, so you can replace a tired one.'],
    ['Bin!', 'Nimbria weighs its machines with the dust in.'],
    ['form=cordless', 'Nimbria’s trigger locks on, so you do not have to hold it.'],
  ],
  osterlind: [
    'Osterlind repairs in Hull and pays the postage both ways.',
    ['Bin!', 'Osterlind seals the whole body and not only the filter.'],
    ['Cordless=Yes', 'Osterlind gives five years on motor and battery.'],
  ],
  morrowbean: [
    ['Water tank!', 'Morrowbean lends you a machine for £20 while yours is on the bench in Bristol.'],
    ['Water tank!', 'Morrowbean makes coffee machines and nothing else.'],
    ['form=bean', 'Morrowbean’s brew group is sold on its own and clicks in.'],
  ],
  penhallick: [
    'Penhallick’s colours come from glazes fired at Par.',
    'Penhallick sells lids, elements and filters singly.',
    'Penhallick names its products after Cornish villages.',
  ],
  hexley: [
    'Hexley is made for a first home: simple, cheap and replaced if it fails in the first year.',
    ['Controls=Knobs', 'Hexley spends where it counts, on the switches.'],
    'Hexley keeps things simple and prices low.',
  ],
  wexcombe: [
    ['Spout!', 'Wexcombe gives ten years on taps and keeps cartridges for twenty.'],
    ['Spout!', 'Wexcombe’s seals and cartridges come by post.'],
    'Wexcombe presses and casts its own parts in Wiltshire.',
  ],
  'odell-and-fenn': [
    'O’Dell & Fenn is a workshop of two, so allow three weeks.',
    'Each O’Dell & Fenn sink is a little different: measure the one that comes before you cut.',
    'Each one is signed underneath by its makers.',
  ],
};
