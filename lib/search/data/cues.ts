import type { Kind } from '@/lib/catalogue/kinds/table';

/** What an appliance is told by where it is not named: one `sure` phrase, or two of the others. */
export type Cue = { kinds: readonly Kind[]; sure: string; likely: string };

/** Of those told as well, the first is meant. */
export const CUES: readonly Cue[] = [
  {
    kinds: ['Robot vacuum cleaner'],
    sure: 'hoovers by itself|hoovers on its own|hoovers itself|cleans the floor while|floor while i am|floor while im|floor without me|cleans floors itself|cleans by itself|vacuums by itself|cleans the house itself',
    likely:
      'floor|carpet|by itself|on its own|while i am out|while im out|while i am at work|while im at work|automatically|schedule|robot|little disc|without me',
  },
  {
    kinds: ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner'],
    sure: 'suck up|sucks up|sucking up|pick up crumbs|dog hair off|cat hair off|hair off the|hair out of the carpet|clean the carpet|clean carpets|dirt off the floor|sweep the floor|dust the stairs|clean the rug|clean my car|clean the car',
    likely:
      'carpet|rug|floor|floors|stairs|crumb|dirt|dust|fluff|sweep|suction|lino|laminate|upholstery|sofa|hair|pet|car|skirting',
  },
  {
    kinds: ['Steam cabinet'],
    sure: 'steam my suit|steam suit|steam my clothes|steam a suit|steam shirts|refresh my clothes|refresh clothes|refresh suit|refresh my suit|dry cleaner|dry cleaning at home|dry cleaning|crease free|wrinkle free|creases out|no ironing|hate ironing|instead of ironing|without ironing|never iron|de crease|smell out of clothes|smells out of clothes|freshen my suit',
    likely:
      'suit|dress|jacket|coat|blazer|shirt|trouser|silk|crease|wrinkle|iron|ironing|steam|freshen|refresh|hang|wardrobe|crumpled',
  },
  {
    kinds: ['Tumble dryer'],
    sure: 'dry my washing|dry the washing|dry washing|get washing dry|get my clothes dry|get clothes dry|dry school uniform|clothes dry|dry towels|dry bedding|fluffy towels|instead of a washing line|instead of hanging|no room to hang|nowhere to hang|nothing dries|never dries|takes ages to dry|no washing line|no garden to dry|wet clothes everywhere|clothes all over radiators|washing on radiators',
    likely:
      'dry|drying|wet|towel|towels|fluffy|rain|raining|washing|clothes|laundry|radiator|bedding|line|hang|hanging|tumbles',
  },
  {
    kinds: ['Washing machine', 'Integrated washing machine'],
    sure: 'instead of the launderette|launderette|laundrette|laundromat|handwashing clothes|hand washing clothes|clean my clothes|clean clothes|cleans clothes|do a load|loads of washing|pile of washing|piles of washing|football kit|rugby kit|work overalls|cloth nappies|smelly socks|spin my clothes|dirty laundry',
    likely:
      'laundry|clothes|clothing|washing|stain|dirty|muddy|spin|rinse|detergent|nappy|uniform|socks|bedding|kit|jeans|overalls|towels|sheets|shirts|wash',
  },
  {
    kinds: ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher'],
    sure: 'wash the pots|wash pots|do the washing up|does the washing up|no more washing up|hate washing up|washing up by hand|clean plates|cleans plates|clean my plates|clean dishes|cleans dishes|clean the dishes|sparkling glasses|plates clean|pots clean|dirty plates|dirty pots|dirty cups|do the dishes|does the dishes',
    likely:
      'plates|dish|dishes|pots|pans|cutlery|glasses|crockery|mugs|cups|washing up|greasy|sink full|rinse|bowls|wash',
  },
  {
    kinds: ['Warming drawer'],
    sure: 'warm plates|warms plates|hot plates|keep dinner warm|keep dinners warm|keep food warm|keeps food warm|keep food hot|keeps food hot|keeps dinner hot|plates warm|plates hot|warm crockery|prove dough|proving dough|warm the plates|heat plates|keep meals warm|keep meals hot',
    likely: 'plates|crockery|warm|keep|serving|hot|drawer|dinner party|proving|late home',
  },
  {
    kinds: ['Vacuum drawer'],
    sure: 'vacuum pack|vac pack|shrink wrap|seal food|seals food|seal bags|sealing bags|seal meat|air out of bags|sous vide cooking',
    likely: 'seal|sealing|vacuum|bags|marinate|drawer|airtight|preserve',
  },
  {
    kinds: ['Boiling-water tap'],
    sure: 'instant hot water|instant boiling|boiling from the tap|boiling straight from|no waiting for the kettle|tired of waiting for the kettle|water at 100|100 degree water|tea from the tap|replace the kettle|instead of a kettle|without a kettle|kettle replacement|boiling on tap|hot water straight',
    likely: 'instant|boiling|tap|hot water|straight away|kettle|tea|sink|filtered',
  },
  {
    kinds: ['Waste disposer'],
    sure: 'peelings|rid of scraps|food scraps|smelly bin|grind up food|grinds up food|grind food|grinds food|chew up food|chops up food waste|peelings down the sink|food down the sink|scraps down the sink|food down the plughole|down the plug hole|smelly food bin|food caddy|no food bin|leftovers down',
    likely: 'sink|waste|peelings|scraps|grind|grinds|plughole|leftovers|under the sink|drain|shreds|mashes',
  },
  {
    kinds: ['Wine cooler', 'Built-in wine cooler'],
    sure: 'keep wine|keeps wine|wine cool|wine cold|store wine|stores wine|wine at the right temperature|wine at right temperature|wine collection|wine cellar|bottles of wine|bottles of red|bottles of white|champagne cold|prosecco cold|chill champagne|chill prosecco|mature wine|wine lover',
    likely:
      'wine|champagne|prosecco|bottles|red|white|rose|cellar|chill|rack|temperature|claret|burgundy|rioja|keep|cool',
  },
  {
    kinds: ['Drinks cooler'],
    sure: 'cold beers|cold beer|beer cold|beers cold|cold cans|cans cold|coke cold|lager cold|cold lager|cold drinks|drinks cold|chill beer|chill beers|chill my beer|fizzy drinks cold|cider cold|keep drinks|chill cans|chilled drinks',
    likely:
      'beer|beers|lager|cans|coke|pop|fizzy|cider|drinks|bar|man cave|garden bar|chill|cold|ice cold|soft drinks|party',
  },
  {
    kinds: ['Dehumidifier'],
    sure: 'damp out|gets rid of damp|get rid of damp|stop damp|stop mould|stops mould|prevent mould|water on the windows|windows dripping|windows streaming|wet windows|condensation on|water out of the air|moisture out of|moisture in the air|too humid|musty smell|walls sweating|black spots on the wall|mould on the wall|mould in|water running down|windows wet|crying windows|moist air',
    likely:
      'damp|mould|mold|condensation|moisture|humid|humidity|musty|wet|windows|walls|mildew|drips|bathroom|cellar|basement',
  },
  {
    kinds: ['Air purifier'],
    sure: 'clean the air|cleans the air|clean air|cleaner air|air clean|purify|purifies air|filter the air|filters the air|pollen out|dust out of the air|smoke out of the air|hay fever|for allergies|for my allergies|for asthma|help my asthma|breathe better|breathe easier|cat allergy|dog allergy|dust allergies|pet dander|cigarette smoke|wildfire smoke|pollution|sneezing',
    likely:
      'air|pollen|dust|dusty|asthma|allergy|allergies|allergic|sneeze|breathing|smoke|odour|smell|virus|hay fever|bedroom|dander',
  },
  {
    kinds: ['Portable air conditioner', 'Air cooler'],
    sure: 'too hot to sleep|cant sleep in the heat|cool the room|cools the room|cool down my|cool my|cool a|keep cool|keeps cool|cool in summer|cold air|cool air|blows cold|heatwave|hot in summer|boiling in summer|roasting in summer|sweating at night|stuffy at night|hot nights|cool a bedroom|room is boiling|room is roasting|flat is boiling|loft gets hot|office gets hot',
    likely:
      'hot|summer|heat|sweat|sweating|sweaty|cool|cold|breeze|bedroom|office|loft|conservatory|night|sleep|stuffy|boiling|roasting|sweltering|melting',
  },
  {
    kinds: ['Bean to cup coffee machine'],
    sure: 'grinds beans|grind beans|grinds the beans|fresh ground coffee|freshly ground|press a button and get|press one button|push a button coffee|one touch coffee|costa at home|starbucks at home|whole beans',
    likely: 'beans|coffee|cappuccino|latte|grind|grinds|flat white|press|button|froth|milk',
  },
  {
    kinds: ['Espresso machine'],
    sure: 'like a barista|barista style|barista at home|pull a shot|latte art|portafilter|crema|proper espresso',
    likely: 'espresso|shot|barista|coffee|steam|froth|flat white|latte|cafe',
  },
  {
    kinds: ['Filter coffee machine'],
    sure: 'pot of coffee|jug of coffee|coffee for the office|coffee for a crowd|coffee for meetings|ground coffee',
    likely: 'coffee|pot|jug|drip|filter|office|ground|brew',
  },
  {
    kinds: ['Bread maker'],
    sure: 'make bread|makes bread|bake bread|bakes bread|home made bread|homemade bread|bread at home|fresh loaf|makes a loaf|make a loaf|make loaves|bake a loaf|wake up to bread|smell of bread|sourdough at home|gluten free bread',
    likely: 'bread|loaf|loaves|sourdough|bake|fresh|morning|yeast|dough|flour',
  },
  {
    kinds: ['Stand mixer'],
    sure: 'mix cake|mixes cake|mix cakes|cake batter|cake mixture|beat eggs|whisk eggs|whisks eggs|whip cream|whips cream|knead|kneads|kneading|bake off|baking cakes|bake cakes|makes cakes|make cakes|cupcakes|meringue|buttercream|cream butter|keen baker|bakes a lot|loves baking|love baking|cookie dough|pizza dough|bread dough',
    likely:
      'cake|cakes|dough|whisk|whip|beat|mix|mixes|mixing|baking|baker|batter|icing|eggs|cream|bake|biscuits',
  },
  {
    kinds: ['Blender'],
    sure: 'smoothie|smoothies|milkshake|milkshakes|protein shake|protein shakes|crush ice|crushes ice|frozen fruit|blend fruit|blends fruit|liquidise|liquidises|make soup|makes soup|puree|green juice|baby food|cocktails|frozen margarita|blitz soup|blitz fruit',
    likely: 'fruit|banana|berries|ice|soup|shake|shakes|blitz|pulp|juice|smooth|drink|blend',
  },
  {
    kinds: ['Food processor'],
    sure: 'chop onions|chops onions|chop veg|chops veg|chop vegetables|chops vegetables|slice veg|slices veg|slice vegetables|slices vegetables|grate cheese|grates cheese|grate carrots|shred cabbage|coleslaw|hummus|houmous|pesto|pastry|dice veg|chop food|chops food|mince meat|breadcrumbs|cut vegetables|cuts vegetables|cutting vegetables|prep veg',
    likely:
      'chop|chops|chopping|slice|slices|slicing|grate|grates|grating|dice|dicing|shred|veg|vegetables|onions|carrots|cabbage|cheese|nuts|cut|cuts',
  },
  {
    kinds: ['Air fryer'],
    sure: 'without oven|without the oven|without an oven|without my oven|whole chicken|chips without|chips with less|chips with hardly|chips with little|healthy chips|healthier chips|low fat chips|no oil|hardly any oil|little oil|less oil|without oil|healthier fried|healthy fried|fry without|fries without|crispy chicken|crispy wings|cook chips|chips quick|instead of the oven|cheaper than the oven|without turning the oven on|hot air|fakeaway',
    likely: 'chips|fries|crispy|oil|healthy|healthier|fry|frying|fried|fat|wings|nuggets|quick|diet',
  },
  {
    kinds: ['Pressure cooker'],
    sure: 'cook beans fast|stew in half an hour|stew quickly|cook under pressure|pressure cooking|curry in minutes',
    likely: 'pressure|quick|fast|stew|beans|tender|curry',
  },
  {
    kinds: ['Slow cooker'],
    sure: 'leave a stew|stew on all day|cook all day|cooks all day|cooks while i am at work|cooks while im at work|dinner ready when i get home|tea ready when i get home|dinner ready when i get in|tea ready when i get in|cooks overnight|pulled pork|leave it cooking|cook it slowly|low and slow|one pot|leave cooking',
    likely:
      'stew|casserole|chilli|curry|slow|slowly|all day|overnight|tender|joint|at work|meat|soup|cooking',
  },
  {
    kinds: ['Kettle and toaster set'],
    sure: 'boiling water and making toast|boil water and make toast|tea and toast|toast and tea',
    likely: 'toast|kettle|toaster|matching|set|boil|pair',
  },
  {
    kinds: ['Toaster'],
    sure: 'brown bread|browns bread|make toast|makes toast|brown my bread|toast bagels|toasts bagels|crumpets|toast crumpets|pop up|toasts bread|do four slices|toasted teacake|morning toast',
    likely: 'toast|bagel|bagels|crumpet|slices|bread|teacake|brown|breakfast',
  },
  {
    kinds: ['Kettle'],
    sure: 'boil water|boils water|boil some water|cup of tea|cups of tea|cuppa|make tea|makes tea|make a brew|brew up|hot water for tea|water for coffee|hot water bottle|pot noodle|pour over',
    likely: 'boil|boils|tea|brew|hot water|hot drinks|cup|mug|water|instant coffee|fast',
  },
  {
    kinds: ['Microwave', 'Built-in microwave', 'Combination microwave'],
    sure: 'ready meal|ready meals|reheat|reheats|re heat|heat leftovers|heat up leftovers|warm leftovers|warm up food|heat up food|heats food|heat food|heats up food|defrost meat|defrost food|defrosts|jacket potato|popcorn|ping dinner|heat baby bottle|heat milk|warm milk|warm baby milk|warm up dinner|heat soup',
    likely: 'heat|heats|warm|leftovers|quick|quickly|defrost|dinner|milk|soup|meal|ping|minutes|food|student',
  },
  {
    kinds: ['Cooker hood'],
    sure: 'smell of cooking|cooking smells|kitchen smells|steam out of the kitchen|steam from the kitchen|smoke from cooking|smoke out of the kitchen|steam from cooking|cooking fumes|fumes from|steam over the|steam above|grease on the walls|greasy cupboards|smoke alarm goes off|smoke alarm every time|frying smells|smells of curry|curry smell|fish smell|steamy kitchen|kitchen steam|air out the kitchen|suck steam|sucks steam|suck up steam|suck out steam|suck smells|above the hob|over the hob|above the cooker|over the cooker',
    likely: 'steam|smoke|smell|smells|grease|fumes|suck|sucks|kitchen|cooking|frying|fan|outside|air|island',
  },
  {
    kinds: ['Venting hob'],
    sure: 'cook and suck|no room for a hood|instead of a hood',
    likely: 'downdraft|hob|suck|steam|extraction|in the middle',
  },
  {
    kinds: ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
    sure: 'like an aga|country kitchen|farmhouse kitchen|farmhouse style|two ovens and a hob|several ovens|lots of ovens|cook for 20|cook for twenty|cook for a crowd',
    likely: 'farmhouse|big|cook|roast|ovens|hob|wide|traditional|country|centrepiece|statement',
  },
  {
    kinds: ['Single oven', 'Double oven'],
    sure: 'roast a turkey|roast turkey|roast a chicken|roast chicken|sunday roast|roast dinner|roast potatoes|bake a cake|cook a turkey|bake pies|cook pizza|bake potatoes|christmas dinner|yorkshire puddings|cook a roast',
    likely: 'roast|bake|baking|turkey|pizza|pie|joint|cook|sunday|grill|casserole|lasagne',
  },
  {
    kinds: ['Induction hob', 'Ceramic hob', 'Gas hob'],
    sure: 'boil pasta|fry eggs|fry an egg|stir fry|fry bacon|cook in a pan|cook with pans|heat pans|heats pans|simmer sauce|simmer|magnetic pans|wok cooking|flame cooking|cook on flame|cook with magnets|heat with magnets|rings to cook|four rings',
    likely: 'pan|pans|fry|frying|boil|rings|flame|magnet|wok|pasta|saucepan|worktop|cook',
  },
  {
    kinds: ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'],
    sure: 'oven and rings|oven with rings|oven grill and rings|oven grill and hob|cook my dinner|cook dinner|cook meals|cook food|cooking food|cook my tea',
    likely: 'cook|cooks|oven|grill|rings|dinner|tea|food|meals|freestanding',
  },
  {
    kinds: ['Freezer', 'Chest freezer', 'Integrated freezer'],
    sure: 'frozen food|freeze food|freezes food|keep food frozen|keeps food frozen|freeze meals|freeze leftovers|batch cook|batch cooking|ice cream frozen|half a cow|half a lamb|half a pig|bulk buy|meat from the butcher|venison|fish fingers|frozen veg|frozen pizzas|iceland shop|store frozen|keep ice cream|frozen peas|frozen goods|make ice cubes|breast milk',
    likely: 'frozen|freeze|freezes|ice|ice cream|meat|bulk|store|peas|bread|extra|minus 18',
  },
  {
    kinds: ['Fridge', 'Integrated fridge'],
    sure: 'keep milk|keeps milk|milk cold|milk fresh|milk from going off|food from going off|stop food going off|keep food fresh|keeps food fresh|keep food cold|keeps food cold|food cold|food fresh|keep salad|keep veg fresh|keep cheese|keep butter|insulin|medicine cold|keep medicine|chilled food|perishables|keep lunch cold|keep my lunch|food chilled|food cool|keep groceries',
    likely:
      'cold|cool|chilled|chill|fresh|milk|food|cheese|salad|veg|groceries|leftovers|medicine|butter|yoghurt|meat|keep|keeps|store|stores|lunch',
  },
  {
    kinds: ['Sink'],
    sure: 'wash up in|basin for kitchen|bowl and drainer|bowl with drainer|bowl for washing up|wash vegetables',
    likely: 'bowl|drainer|basin|plughole|ceramic|washing up',
  },
  {
    kinds: ['Kitchen tap'],
    sure: 'hot and cold water|turn on water|pull down spray|rinse the sink|rinse vegetables|rinse veg|spray to rinse|water comes out',
    likely: 'tap|spout|water|lever|spray|sink|rinse',
  },
];
