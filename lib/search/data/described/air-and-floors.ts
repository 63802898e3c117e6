import type { Described } from './types';

export const AIR_AND_FLOORS: readonly Described[] = [
  {
    kinds: ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner'],
    is: 'Sucks dust, dirt, hair and mess from carpets and floors: hoovers rugs, stairs and sofas.',
    also: 'Pick up crumbs, cat litter, dog hair, pet hair, moulting dog, fluff, fur, sand, cereal, glitter, mess after the kids. Sweep the floor, clean the carpet, clean the car, laminate, lino, floorboards, tiles, skirting, upholstery, mattress, under the bed, under the high chair, cobwebs, filthy carpets, broom, dustpan and brush. Beach sand, picks up after the dog, biscuit crumbs, pine needles, sawdust, muddy paws, cat fur on the sofa, fluff, spiders, stairs covered in hair, bits off the carpet, craft mess, bedroom floor, spilled flour, spills, tidies up crumbs, ash, building dust, plaster dust, carpets look grey, hard floors, wooden floors, hardwood, thick carpet, deep pile.',
  },
  {
    kinds: ['Cordless vacuum cleaner'],
    is: 'Runs on a battery without a cord, so long on one charge. Rechargeable and cordless.',
    also: 'Lasts longest on one charge, battery life, run time, minutes on a single charge, no wires, no lead to trip over, grab and go, lightweight stick, handheld for the car and the stairs, charges on the wall.',
  },
  {
    kinds: ['Robot vacuum cleaner'],
    is: 'Hoovers and cleans the floor by itself while nobody is at home. Cleans on its own.',
    also: 'Automatically, itself, on schedule, without me, while I am out at work, self driving, little disc, goes round the house, mops, hands off. While I watch telly, feet up, under the sofa, bad back cannot push, lazy, every day by itself, robot, hate hoovering, tidies the floor itself, crumbs after the toddler, no time to hoover, keeps the floor clean.',
  },
  {
    kinds: ['Dehumidifier'],
    is: 'Takes damp, moisture and condensation out of the air of a room. Stops mould and mildew on walls and windows, musty smells.',
    also: 'Wet windows, water running down the windows, windows crying and streaming, dripping, steamed up every morning, black spots on the ceiling, mould behind the wardrobe, mushrooms, fungus or green fur on the bathroom wall, musty cellar and cupboard, basement, walls sweating, peeling wallpaper, humid, clammy, shoes going mouldy, dry out plaster, a cellar, a caravan, a boat after a flood, dry out a room, damp house, damp from drying indoors. Tiles dripping after every shower, bathroom with no window, wallpaper peeling, paint flaking, puddle on the sill, damp patch, rising damp, flooded, tools rusting, silverfish, mouldy shoes and coats, wet walls, drips down the glass, black spots round the window, mirror steamed, house feels cold and damp, static caravan over winter, musty towels, damp house from drying clothes indoors.',
  },
  {
    kinds: ['Air purifier'],
    is: 'Filters the air of a room: pollen, dust, smoke, smells, allergens. Cleans the air for asthma and hay fever.',
    also: 'Allergy, sneezing, wheezing, breathe easier, dander, cat allergy, dust mites, cigarette smoke, vape, pollution, traffic fumes, wildfire, virus, germs, neighbours smoke comes in, pet smell in the room, stale air, dusty bedroom, eczema, runny nose. Sneezing all night, blocked nose, itchy eyes, cat makes me sneeze, wheezy child, dust in the air, smoker next door, weed smell, bonfire smoke, fresh air indoors, dog smell, COPD, immune system.',
  },
  {
    kinds: ['Portable air conditioner', 'Air cooler'],
    is: 'Cools a hot room in summer: blows cold air in a heatwave.',
    also: 'Too hot to sleep, cannot sleep in the heat, bedroom unbearable at night, loft like an oven in July, sweltering office, boiling conservatory, sweating, stuffy, melting, roasting, 30 degrees, hot flush, muggy, stay cool, hot weather, home office like a greenhouse, breeze, chill the room down. Nursery at bedtime, south facing, top floor, glass extension, menopause, sticky nights, unbearable, dog overheats, sweating in bed, bedroom too warm to sleep, working from home in a heatwave, sun trap.',
  },
];
