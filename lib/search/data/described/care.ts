import type { Described } from './types';

/** Care products for appliances. */
export const CARE: readonly Described[] = [
  {
    kinds: ['Descaler'],
    is: 'Removes limescale: descales kettles, coffee machines and washing machines in hard water.',
    also: 'Furred up kettle, chalky white bits, flakes in the kettle, scale build up, white crust, hard water marks. White crust in the kettle, chalky, scaled up, bits floating in my tea.',
  },
  {
    kinds: ['Cleaner'],
    is: 'Cleaning product, spray, tablets or paste that cleans an oven, a hob, a dishwasher or a machine.',
    also: 'Burnt on grease in the oven, polish for stainless steel and ceramic glass, smelly washing machine, drum smells of drains, degrease, grime, baked on oven dirt. Gets burnt grease off, baked on, oven shelves filthy, gunk, smears on the hob, streaks, fingerprints, mould in the drawer, sticky.',
  },
  {
    kinds: ['Water filter'],
    is: 'Cartridge that filters drinking water in a fridge, a tap or a coffee machine.',
    also: 'Replacement cartridge for the ice and water, water tastes funny, chlorine taste.',
  },
  {
    kinds: ['Hood filter'],
    is: 'Charcoal or grease filter for a cooker hood or extractor.',
    also: 'Replace the carbon filter, metal mesh, greasy filters, extractor not sucking. Charcoal thing inside, black foam, greasy mesh.',
  },
  {
    kinds: ['Ducting'],
    is: 'Pipe, duct, channel or elbow that leads the air of a hood or extractor outside.',
    also: 'Wall vent, flat pipe, bend, reducer, flexible, sends steam from the extractor through the wall. Flap on the outside wall, grille, vent cover, brick hole, non return flap, through the roof, hood exhaust.',
  },
];
