import type { Described } from './types';

export const LAUNDRY: readonly Described[] = [
  {
    kinds: ['Washing machine', 'Integrated washing machine'],
    is: 'Washes dirty clothes, laundry and bedding in a drum with water and detergent. Rinses and spins them. Gets stains, mud and grass out of clothes.',
    also: 'Wash a load of smelly laundry, a pile of laundry, muddy football kit, school uniform, work overalls, cloth nappies, bibs, dog bedding, tablecloths. Instead of washing clothes by hand or the launderette. Whites grey, stained shirts, red wine stain, sweat, sports kit stinks. Powder, soap suds. Sweaty gym gear, boiler suit, chef whites, work gear, teenagers, filthy, grubby, mountain of laundry, the washing never ends, laundry basket overflowing, heap of dirty clothes, sick on the sheets, bed wetting, blood, paint, ketchup, chocolate, gravy stain, collars, armpits, sofa covers, car seat cover, dog blanket, horse rug, soft toys, whiter whites, boil wash, neighbours hear it spin, fresh smelling clothes, twin tub.',
  },
  {
    kinds: ['Washer dryer', 'Integrated washer dryer'],
    is: 'Washes and dries clothes in one machine. Does both, wash and dry, in a single drum.',
    also: 'Wash and dry in the same machine, dries them as well, no space for two.',
  },
  {
    kinds: ['Tumble dryer'],
    is: 'Dries wet clothes and laundry indoors with warm air in a drum. Dry towels come out soft and fluffy.',
    also: 'Dries laundry indoors. Laundry hung on radiators, airer, clothes horse, banister, washing line in the rain, no garden to dry clothes. Nowhere to hang wet laundry, takes days to dry, never dries indoors in winter. Drying bedding, jeans, towels stiff. Hanging clothes everywhere, soaking coats. Takes over the living room, maiden, pegs, balcony, rainy, soggy, sodden, wet through, still wet, sheets still wet after days, wet laundry smell, dry by morning, ready for school tomorrow, crunchy hard towels, bone dry, hang it out, takes ages to dry.',
  },
  {
    kinds: ['Steam cabinet'],
    is: 'Cabinet that steams clothes on a hanger: takes creases and smells out of suits, shirts and dresses without ironing. Refreshes and freshens garments.',
    also: 'Hate ironing, never iron again, crumpled shirt, wrinkled blazer, de crease, crease free, unwrinkled jacket, press trousers, dry cleaning at home, instead of the dry cleaner, wedding suit, silk dress, coat smells of smoke, wardrobe, freshen between washes. Crumples, creased, smart for work, interview, funeral, dinner jacket, sequins, pressed, makes shirts smooth.',
  },
];

/** Accessories for laundry appliances. */
export const LAUNDRY_PARTS: readonly Described[] = [
  {
    kinds: ['Stacking kit'],
    is: 'Kit, bracket or frame that fixes a dryer on top of a washing machine. Stacks one above the other.',
    also: 'Put the dryer over the washer in a tower to save floor space. Joins, holds and secures two machines. Perch the dryer on top, sit one on the other, stop it sliding off.',
  },
  {
    kinds: ['Hose'],
    is: 'Hose or pipe that fills a machine with water or drains it. Inlet, outlet, drain and vent hose, extension.',
    also: 'Pipe that leads water to the washer, waste pipe, longer hose, clip, washers, leaking hose, air pipe of a dryer out of the window. Longer pipe for the waste, will not reach the tap, extension, kinked hose, burst hose.',
  },
  {
    kinds: ['Drip tray'],
    is: 'Tray that catches water which drips or leaks under a machine.',
    also: 'Protects the floor from a leak, flood or spill under a washing machine or dishwasher. Mat, pan.',
  },
];
