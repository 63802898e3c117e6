import { between, goods, is, max, min, not, type } from '../../put.ts';
import type { Questions } from '../../types.ts';

export const wishes: Questions = {
  price: [
    goods('washing machine under 300 quid', 'washing-machine', [], { price: { max: 300 } }),
    goods('tumble dryer 300-450', 'tumble-dryer', [], { price: { min: 300, max: 450 } }),
    goods('fridge freezer for less than half a grand', 'fridge-freezer', [], { price: { max: 500 } }),
    goods('coffee machine budget £150', 'coffee', [], { price: { max: 165 } }),
    goods('range cooker up to 2k', 'range-cooker', [], { price: { max: 2000 } }),
    goods('air fryer between £60 and £100', 'air-fryer', [], { price: { min: 60, max: 100 } }),
    goods('dishwasher max 350 pounds', 'dishwasher', [], { price: { max: 350 } }),
    goods('microwave below £100', 'microwave', [], { price: { max: 100 } }),
    goods('i have £600 for an american fridge', 'american-fridge', [], { price: { max: 660 } }),
    goods('toaster £40ish', 'toaster', [], { price: { min: 30, max: 50 } }),
    goods('cordless vac not more than £200', 'vacuum', [], {
      types: ['Cordless vacuum cleaner'],
      price: { max: 200 },
    }),
    goods('single oven from £800 to £1200', 'single-oven', [], { price: { min: 800, max: 1200 } }),
  ],
  negation: [
    goods('fridge without freezer box', 'fridge'),
    goods('hob that is not induction', 'hob', [is('Hob type', 'Gas', 'Ceramic')]),
    goods('vacuum no bags', 'vacuum', [is('Bagged', 'No')]),
    goods('tumble dryer but not heat pump', 'tumble-dryer', [not('Dryer type', 'Heat pump')]),
    goods('fridge freezer anything except white', 'fridge-freezer', [not('Colour', 'White')]),
    goods('american fridge no plumbing needed', 'american-fridge', [not('Water and ice', 'Plumbed')]),
    goods('dishwasher other than lumarra', 'dishwasher', [], { notMakers: ['Lumarra'] }),
    goods('air fryer with no non stick teflon', 'air-fryer', [not('Coating', 'PTFE')]),
    goods('cooker hood that does not need a vent outside', 'hood', [is('Recirculating', 'Yes')]),
    goods('washing machine not touchscreen', 'washing-machine', [not('Controls', 'Touch')]),
    goods('coffee machine no milk frother', 'coffee', [is('Milk', 'None')]),
  ],
  comparative: [
    goods('biggest capacity washing machine you do', 'washing-machine', [], {
      extreme: { of: 'Capacity', end: 'most', within: 1 },
    }),
    goods('cheapest fridge', 'fridge', [], { extreme: { of: 'price', end: 'least', within: 2 } }),
    goods('longest battery cordless hoover', 'vacuum', [], {
      types: ['Cordless vacuum cleaner'],
      extreme: { of: 'Run time', end: 'most', within: 2 },
    }),
    goods('most economical tumble dryer', 'tumble-dryer', [], {
      extreme: { of: 'Energy consumption', end: 'least', within: 5 },
    }),
    goods('which fridge freezer holds the most', 'fridge-freezer', [], {
      extreme: { of: 'Total capacity', end: 'most', within: 3 },
    }),
  ],
  colour: [
    goods('black stainless dishwasher', 'dishwasher', [is('Colour', 'Black', 'Stainless steel')]),
    goods('off white toaster', 'toaster', [is('Colour', 'Cream', 'White')]),
    goods('chrome american fridge', 'american-fridge', [is('Colour', 'Silver', 'Stainless steel')]),
    goods('white sink ceramic', 'sink', [is('Material', 'Fireclay')]),
  ],
  'energy-noise': [
    goods('a rated fridge freezer', 'fridge-freezer', [is('Energy class', 'A of A–G')]),
    goods('low energy dishwasher class a or b', 'dishwasher', [is('Energy class', 'A of A–G', 'B of A–G')]),
    goods('washing machine less than 72 decibels', 'washing-machine', [max('Noise', 72)]),
    goods('cheap to run freezer', 'freezer', [is('Energy class', 'A of A–G', 'B of A–G', 'C of A–G')]),
    goods('dishwasher 40db', 'dishwasher', [max('Noise', 40)]),
  ],
  feature: [
    goods(
      'fridge with ice and water dispenser',
      ['american-fridge', 'fridge-freezer'],
      [is('Water and ice', 'Tank', 'Plumbed')],
    ),
    goods('washing machine with quick 15 minute wash', 'washing-machine', [
      is('Quick wash', '14 min', '15 min'),
    ]),
    goods('air fryer with two baskets', 'air-fryer', [is('Drawers', '2')]),
    goods('oven with sliding shelves', 'single-oven', [
      is('Shelf runners', 'Telescopic, 2 levels', 'Telescopic, 1 level'),
    ]),
    goods('kettle with temperature settings', 'kettle', [is('Variable temperature', 'Yes')]),
    goods('robot hoover that mops and empties itself', 'vacuum', [
      is('Mops', 'Yes'),
      is('Empties itself', 'Yes'),
    ]),
    goods('toaster with four slots', 'toaster', [is('Slots', '4')]),
    goods('microwave with grill', 'microwave', [is('Grill', 'Yes')]),
    goods('fridge you can lock', ['fridge', 'drinks-cooler', 'american-fridge', 'fridge-freezer'], []),
    goods('cooker with two ovens 60cm', 'cooker', [is('Ovens', '2'), between('Width', 590, 600)]),
    goods('coffee machine with proper steam wand', 'coffee', [is('Milk', 'Steam wand')]),
    goods('wine cooler dual zone', 'wine-cooler', [is('Zones', '2 zones')]),
    goods('tap with pull down spray', 'tap', [
      is('Functions', 'Hot, cold, spray', 'Hot, cold, spray, pause'),
    ]),
    type('integrated 70/30 fridge freezer', 'Integrated fridge freezer', [is('Split', '70/30')]),
  ],
  purpose: [
    goods('washing machine for hard water area', 'washing-machine'),
    goods('fridge freezer for a garage', 'fridge-freezer', [is('Garage safe', '−15 °C')]),
    goods('washing machine for big family of 6', 'washing-machine', [min('Capacity', 9)]),
    goods('washing machine that can wash a king size duvet', 'washing-machine', [min('Capacity', 9)]),
    goods('hoover for stairs and car', 'vacuum', [], { types: ['Cordless vacuum cleaner'] }),
    goods('cooker for a rental flat cheap', 'cooker', [], { price: { max: 350 } }),
    goods('appliances for caravan lpg cooker', 'cooker', [is('LPG ready', 'Yes')]),
    goods('easy to use microwave for elderly mum', 'microwave', [is('Controls', 'Knobs', 'Buttons')]),
    goods('dehumidifier for drying washing', 'dehumidifier', [is('Laundry mode', 'Yes')]),
    goods('dehumidifier for unheated garage', 'dehumidifier', [is('Technology', 'Desiccant')]),
    goods('hob for heavy cast iron pans big family', 'hob'),
    goods('freezer for bulk buying meat', 'freezer', [min('Total capacity', 150)]),
  ],
  sentence: [
    goods(
      'my washing machine has died and i need a new one by the weekend ideally under £400',
      'washing-machine',
      [],
      { price: { max: 400 } },
    ),
    goods('we are redoing the kitchen and want an oven with a door that slides away under', [
      'single-oven',
      'compact-oven',
    ]),
    goods('looking for a frost free fridge freezer, silver, no wider than 60cm', 'fridge-freezer', [
      is('Frost free', 'Yes'),
      is('Colour', 'Silver'),
      max('Width', 600),
    ]),
    goods(
      'can anyone recommend a quiet tumble dryer for an upstairs flat, neighbours below',
      'tumble-dryer',
      [max('Noise', 64)],
    ),
    goods('i want a coffee machine where you just press a button and get a cappuccino', 'coffee', [], {
      types: ['Bean to cup coffee machine'],
    }),
    goods('need an electric cooker 50cm wide with a double oven', 'cooker', [
      between('Width', 490, 500),
      is('Ovens', '2'),
      is('Fuel', 'Electric', 'Induction'),
    ]),
    goods(
      'is there a dishwasher that fits on the worktop because i rent and cannot plumb one in',
      'dishwasher',
      [],
      { types: ['Table-top dishwasher'] },
    ),
    goods('my daughter is off to uni and needs a cheap kettle', 'kettle', [], { price: { max: 35 } }),
  ],
};
