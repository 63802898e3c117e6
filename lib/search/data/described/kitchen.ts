import type { Described } from './types';

export const KITCHEN: readonly Described[] = [
  {
    kinds: ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher'],
    is: 'Washes the dishes: dirty plates, pots, pans, cutlery, glasses, mugs and crockery. Does the washing up. Cleans dirty dishes.',
    also: 'Sink piled high with dirty dishes, nobody will do the washing up, hate washing up by hand, never scrub a pan again, burnt on pans, baked on cheese off lasagne dishes, greasy roasting tins, sparkling glasses, baby bottles, lunch boxes, after dinner, clear the table, dishpan hands, rubber gloves. Loads plates after sunday dinner, hands raw from the sink, dishpan hands, plates stacked, mugs everywhere, kids never wash up, scrape and scrub, burnt saucepan, lasagne dish, tea stained mugs, wine glasses sparkle, draining board full, marigolds, six for dinner, crusty porridge bowls.',
  },
  {
    kinds: ['Table-top dishwasher'],
    is: 'Small dishwasher that stands on the worktop, counter or table.',
    also: 'Washes plates and dishes for one beside the sink, on the draining board, in a bedsit, no room under the counter.',
  },
  {
    kinds: ['Boiling-water tap'],
    is: 'Tap that gives boiling water at once at the sink: instant hot water for tea without a kettle.',
    also: 'Tea without waiting for the kettle, replace the kettle, boiling straight from the tap, piping hot, 100 degrees, steaming, instant cuppa, filtered. Hot water the second I turn it on, cuppa in seconds, no kettle on the worktop, blanch vegetables, pasta water, hot instantly.',
  },
  {
    kinds: ['Kitchen tap'],
    is: 'Tap for hot and cold water at the sink, with a spout, lever or spray.',
    also: 'Turn the water on, rinse vegetables, pull out spray, dripping tap, swivel.',
  },
  {
    kinds: ['Sink'],
    is: 'Bowl with a drainer in the worktop to wash up and rinse vegetables in.',
    also: 'Basin, plughole, draining board, one and a half bowls, ceramic, porcelain, wash vegetables.',
  },
  {
    kinds: ['Waste disposer'],
    is: 'Grinds up food waste under the sink: gets rid of peelings, scraps and leftovers down the plughole.',
    also: 'Smelly food bin, food caddy, compost, maggots, waste food munched, chewed, mashed and shredded down the drain, vegetable peelings, where to put food scraps, slop, council food waste. Straight down the plug, bin juice, flies, banana skins, egg shells, tea bags, coffee grounds, plate scrapings, rats, stinky caddy, rotting food, composting.',
  },
];

export const SMALL: readonly Described[] = [
  {
    kinds: ['Bean to cup coffee machine'],
    is: 'Grinds whole beans and makes fresh coffee drinks: cappuccino, latte, flat white.',
    also: 'One touch and automatic, freshly ground coffee, froths milk, costa and starbucks at home, coffee like the cafe, morning caffeine, americano, mocha. Decent coffee at home, without queueing, barista, frothy coffee, iced latte, coffee shop, stop spending on takeaway coffee, hot chocolate and coffee.',
  },
  {
    kinds: ['Espresso machine'],
    is: 'Makes espresso drinks like a barista with a portafilter and steam wand.',
    also: 'Pull a shot, crema, latte art, proper espresso, cafe, milk steaming, macchiato, cortado.',
  },
  {
    kinds: ['Filter coffee machine'],
    is: 'Drips hot water through ground coffee into a jug: a pot of coffee for several.',
    also: 'Jug of coffee for the office, meetings, a crowd, visitors, carafe, black coffee, drip, keeps a pot of coffee warm. Strong black coffee for six, coffee for everyone, big batch of coffee, breakfast meeting, church hall, timer coffee in the morning.',
  },
  {
    kinds: ['Kettle'],
    is: 'Boils water for tea: a cup of tea, cuppa, brew.',
    also: 'Make a cuppa, tea bag, hot water bottle, pot noodle, instant coffee, pour over, boil quickly, hot drinks, mug of hot water, builders tea, whistles. Six mugs, boil enough water for a crowd, brew for the builders, lemsip, cup a soup, pot of tea, hot drink, noodles, gravy granules.',
  },
  {
    kinds: ['Toaster'],
    is: 'Toasts and browns slices of bread: toast, crumpets, bagels, teacakes.',
    also: 'Golden morning toast, pop up, muffins, four slices, hot buttered, breakfast slices, pop tarts, hot cross buns. Muffins and bagels browned, beans on toast, soldiers and egg, thick doorstep slices, burnt edges, crusty, marmalade.',
  },
  {
    kinds: ['Kettle and toaster set'],
    is: 'Matching pair for breakfast, a set for tea and toast.',
    also: 'Matching breakfast things, set that makes toast and boils water.',
  },
  {
    kinds: ['Stand mixer'],
    is: 'Mixes cake batter and kneads dough: whisks eggs, whips cream, beats butter and sugar. Bakes cakes.',
    also: 'Home baker, bake off, baking, cupcakes, victoria sponge, meringue, icing, buttercream, cookie dough, pizza dough, bread dough, heavy dough, whisk egg whites, hands free, biscuits, pavlova, birthday cake, creaming, mixture, batter, batch of buns. Fairy cakes, cream butter and sugar, tired arm from stirring, wooden spoon, Mary Berry, royal icing, macarons, scones, bread rolls, whip egg whites, wedding cake, cake stall, brownies.',
  },
  {
    kinds: ['Blender'],
    is: 'Blends fruit into drinks, smoothies, milkshakes and soup. Crushes ice, blitzes frozen berries in a jug.',
    also: 'Protein shakes, juices, purees, baby food, liquidise, pulp, banana, blitz soup, frozen fruit, cocktails, margarita, smooth soup, shake after the gym, green juice, weaning, whizz, lumps. Spinach and banana, kale, mango, oats, avocado, breakfast on the go, protein powder, nut milk, gazpacho, daiquiri, crushed ice, five a day, kids do not eat fruit, post workout.',
  },
  {
    kinds: ['Food processor'],
    is: 'Chops, slices, grates, shreds and dices vegetables, onions, cheese, nuts, carrots and cabbage.',
    also: 'Coleslaw, hummus, pesto, breadcrumbs, pastry, mince meat, cut up veg, onions make me cry, thinly sliced cucumber, grate a block of cheese quickly, julienne, prep a salad, without cutting fingers, dicing. Wafer thin potatoes, dauphinoise, gratin slices, matchsticks, salsa, nut butter, falafel, burgers, crumble topping, rub butter into flour, spiralise courgettes, chop garlic, arthritis cannot chop, grated carrot, slaw.',
  },
  {
    kinds: ['Bread maker'],
    is: 'Bakes a fresh loaf of bread at home: mixes, kneads, proves and bakes bread by itself.',
    also: 'Wake up to fresh bread, homemade bread, gluten free bread, sourdough at home, smell of bread, flour, yeast, own loaf, loaves, bread from the supermarket, bakery. Warm loaf when we wake up, crust, rye, malted, brioche, no additives, overnight bread, bread costs too much, makes bread on a timer.',
  },
];
