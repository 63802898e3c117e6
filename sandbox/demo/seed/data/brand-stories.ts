/** Each maker's story by key: about a hundred words in plain sentences, one string per paragraph. */
export const BRAND_STORIES: Readonly<Record<string, readonly [string, string]>> = {
  halverstone: [
    'Halverstone makes built-in ovens, hobs and coffee machines in a works near Gütersloh that used to press car doors. The panels still come off those presses, which is why a Halverstone front is flat to a tenth of a millimetre and why a column of them lines up. There are three styles of handle and no logos larger than a fingernail.',
    'They spend on glass, hinges and silence, and very little on functions: most ovens have eight. Repairs are done by their own engineers in England, Wales and southern Scotland. Parts are kept for 15 years. It is expensive, and built to be trouble free.',
  ],
  aldermoor: [
    'Aldermoor has been casting and enamelling range cookers at Belper since 1931. Doors are iron, poured and ground; the enamel is sprayed on as wet glass and fired at 820 degrees, twice for the light colours. A range takes nine days to make and is signed inside the left door by whoever built it.',
    'Eight colours have been in the list for decades, so a door can be replaced after a house fire or a house move. Their fitters work one day a week in each county, so you plan round them. Hoods are made to match. Parts are kept for 20 years and so far for longer.',
  ],
  castelmare: [
    'Castelmare began with pasta boilers for the restaurants of La Spezia, and its household ranges are the same thing with a safety cut-out. The steel is 1.5 mm where others use 0.8; knobs are turned from bar. Nothing is hidden that a cook might want to unscrew and wash.',
    'Expect weight, heat and a certain noise. The design changes about every fifteen years. Forty catering engineers look after them in Britain, which means the same day in cities and up to a week in the Highlands. There is a line of coffee machines and sinks made in the same shop from what is left of the sheet.',
  ],
  verbeck: [
    'Verbeck of Ghent built steam ovens for hospitals before it built them for homes. It makes compact ovens, vacuum drawers and warming drawers, and does not make anything that cannot be explained on a card the size of a hand. The card slides into the door.',
    'Steam comes from a boiler outside the cavity, so the tank can be filled while you cook and limescale stays where it can be reached. Vacuum pumps are exchanged by courier overnight. Patience is the house style: their recipes start the day before. Parts are kept for 12 years.',
  ],
  kjelder: [
    'Kjelder comes from Aarhus and began by cooling laboratory cabinets to a tenth of a degree. Its wine coolers and fridges still use those controllers. Every cabinet runs for two days in the works with a probe on each shelf, and the sheet with the curve is in the box.',
    'Compressors hang on springs and shelves on rails, so nothing hums and nothing rattles. Finishes are basalt, night and steel. One door seal fits the whole range, and costs £38. The guarantee is five years and includes the compressor, which is the part that matters. Engineers work from eleven cities.',
  ],
  norrvik: [
    'Norrvik makes fridges and freezers in Luleå, where winter tests them free of charge. The company plans in tens: ten years’ guarantee on parts, ten years between changes of model, ten screws to take off any back panel. There are no screens. The dial is printed in degrees.',
    'Walls are 10 mm thicker than is usual, so a Norrvik holds a little less than its neighbours and uses a good deal less. Doors reverse with a screwdriver. They have their own engineers at four depots in Britain. Plain and not cheap, but designed to be good value over twenty years.',
  ],
  steinhaupt: [
    'Steinhaupt has built laundry machines at Bielefeld since 1927, first for hotels. Every household model is tested for ten thousand hours, which is about twenty years of ordinary use, and then taken apart on a white table. Counterweights are cast iron, bearings are two and large, drums are welded and not clipped.',
    'They are the quietest we sell and the heaviest: a washer is over 85 kg. Class A throughout, with few exceptions. Their own engineers cover all mainland postcodes and carry parts for models fifteen years old. You pay for it once. Dishwashers are made in Czechia to the same drawings.',
  ],
  tarnside: [
    'Tarnside was started in Kendal by two engineers who repaired other people’s washing machines and kept a list of what broke. The list became a machine. Door seals can be changed with a screwdriver, the pump comes out from the front, and drawings of every part are on their website for anyone.',
    'Efficiency came next: nearly all Tarnside washers are class A or B, at ordinary prices, and the slim ones are the best of their kind. Dryers are heat pump only. The dial has printed words in place of pictures. Sixty approved repairers, parts next day, kept for ten years. They answer the telephone.',
  ],
  ottermere: [
    'Ottermere makes dishwashers, quiet enough for you to sit in the same room. The tub is laid in bitumen by hand, the pump stands on rubber, and the door closes on a felt strip. Noise is published for each programme and not only for the best one.',
    'Racks have hardly changed since 2011, so new baskets fit old machines and can be bought separately. The cutlery tray comes out whole. Prices are in the middle. Works in Łódź and in Cumbria. Approved repairers have parts by the next day, and they are kept for ten years.',
  ],
  quillon: [
    'Quillon makes induction hobs and nothing else, in Zaragoza, where the coils are wound. Because there is nothing else, there are forty-odd hobs: with zones that join, zones that follow the pan, knobs for those who like knobs, and a slot in the middle to take the steam away.',
    'The glass is printed with the true diameter of each zone. Sliders work through a wet cloth. When a board fails, and in induction it is always a board, an approved electrician replaces it in twenty minutes and the old one goes back to be repaired. Parts are kept for ten years.',
  ],
  zephrane: [
    'Zephrane moves air. Its engineers came from fans for theatres, where a hum is a bad review, and its hoods are the quietest we sell for what they move: large slow impellers, brushless motors, ducts drawn as part of the hood. Noise is stated at every speed.',
    'When a motor fails you take out four screws and a plug, and the new one comes by post in a box that the old one goes back in. Filters are kept for twelve years after the last hood of a type. Made in Fabriano and in Valencia. There are coolers and purifiers too, on the same motors.',
  ],
  ferrowick: [
    'Ferrowick likes black metal, straight lines and visible screws. The look is from a foundry loft in Leith where the firm began with shelves. Cookers, hoods, sinks and taps are made for it by good factories in Turkey and Italy, to its drawings, and powder-painted in one place so that the blacks match.',
    'That black can be touched up from a small tin. There is also copper that is left to weather and a lacquered gunmetal. The parts inside are standard and easy for approved repairers to repair. Prices are mid-range, a little higher for the painted finish.',
  ],
  brackenhall: [
    'Brackenhall makes cookers and ranges in Lancashire for country kitchens and for those who would like one. The doors are cast and hang on brass pins, the colours have had the same names for fifteen years, and there is always a plate-warming rack. Fold, Byre and Croft are the series, by size.',
    'Under the enamel they are sensible things with Italian burners. Induction came in 2019, with real knobs. Nine range specialists are on the road and everybody else is an approved repairer. Doors can be bought singly if you want a new colour. Parts are kept for twelve years.',
  ],
  corvanti: [
    'Corvanti of Faenza starts with the colour. It is a ceramics town, and the paints are mixed there by people who look at plates. Fridges with round shoulders, kettles, toasters and mixers come in panna, celeste, salvia and a black that is nearly blue. The rest is made with the same care.',
    'Expect steel shells, thick paint and hinges designed to be on show. They are painted in batches: order a pair together for an exact match. Fridges are repaired by approved repairers; small goods are replaced. Prices are on the high side.',
  ],
  lumarra: [
    'Lumarra has one family of fronts and fills every gap in a kitchen with it: ovens, hobs, hoods, fridges, dishwashers, microwaves. A handle from one goes on another, and the glass is cut from one sheet. It is made in three countries, by whoever makes that kind of thing best for the money.',
    'So a whole kitchen matches at a middle price, and when one piece fails the next will match too, because they change the inside and not the front. Lumarra keeps things simple. Approved repairers cover all mainland postcodes, and parts are kept for ten years.',
  ],
  seorin: [
    'Seorin leads on technology: American fridges, washing machines, ovens and vacuums from Changwon and Wrocław, with screens, sensors and an app that does more each year: five years of updates are promised and listed. Everything also works with the screen switched off, which they print on the box.',
    'The engineering below is sound: motors with a ten-year guarantee, compressors that change speed, walls that are thin and still insulate. Series are named after rooms with a view, Lake, Studio, Harbour. Their own engineers work in cities and approved ones elsewhere. You may not use all of it.',
  ],
  takumori: [
    'Takumori makes small things for small rooms: slim fridges, compact ovens, rice and bread machines, dishwashers for a worktop. Its designers measure flats in Osaka and London before they draw, and the outside sizes are often 5 mm less than anybody else’s for that reason.',
    'Everything is printed twice, large and in plain words, and lids close without a click. Small goods are replaced if they fail; large ones are repaired by approved repairers. They cost a little more than the size suggests, and hold their price. Parts are kept for ten years.',
  ],
  pendlewick: [
    'Pendlewick makes simple appliances at low prices. It sells almost every kind, to households that need one quickly. The models are few and stay for years; there is a knob, a light and a door. Nothing is called smart.',
    'It began as a co-operative shop in Burnley and is still owned by its members. The factories are in Turkey, Poland and China, visited twice a year by a man called Brian. Parts fit across years, which repairers like. It is our best-selling maker, and the reviews say why: it works, and nobody was misled.',
  ],
  oxlode: [
    'Oxlode is made for flats that are let. Cookers, fridges, washing machines with as few parts as possible, knobs that come off to be cleaned, and a plate inside the door with everything the next tenant needs to know. They are not quiet and not efficient, and they are cheap to buy.',
    'In the first year a faulty Oxlode is replaced within three days, not repaired. After that approved repairers have parts for eight years. For your own home, look one step up; lower running costs will make up the difference by the fourth year. We say so on each page.',
  ],
  thornacre: [
    'Thornacre prints the parts list in the box. It sells to landlords, launderettes and people who repair their own, from a works in Telford, and every part of every model since 1998 can be bought by anyone, with a drawing and a price. Screws, not clips. Bearings with numbers on.',
    'The machines are plain, a shade louder than others and made to be opened. Any engineer can work on them. The range includes the hoses, trays, ducts and descalers that a trade counter has to have. Prices are low for what it is, and parts are kept for 15 years, in fact longer.',
  ],
  marlpit: [
    'Marlpit makes cold appliances for less: under-counter and tall fridges, freezers, a few fridge freezers, and coolers for wine and for the shed. A plain box, one thermostat, plain shelves. The money goes into the compressor, and the savings come from the handle, the light and the leaflet.',
    'Its freezers need a room that stays above ten degrees, and their pages say so. Noise and energy use are nothing to boast about; the labels say E more than anything else. The maker gives one year, we give two. Approved repairers, parts for eight years. The company is in Stafford; the vented dryers with its name are bought in.',
  ],
  coldharbour: [
    'Coldharbour builds freezers that work in a garage. Most stop when the room falls below ten degrees; these are tested to fifteen below, for a fortnight, in a container on the quay at Felixstowe. Chest and tall freezers, and a frost free fridge freezer for the utility room.',
    'Lids stay up at any angle, drains are at the front, locks have keys that are sold separately. If it fails in the first five years they repair it and pay for the food, up to £300. Farm shops and allotment people know them. Refrigeration engineers do the work, and parts are kept for twelve years.',
  ],
  duskwell: [
    'Duskwell makes cabinets for wine and drinks, and thinks about darkness, stillness and twelve degrees. The firm was begun by a cooper’s family near Beaune and the shelves are still beech. It tests with Burgundy bottles as well as Bordeaux ones and prints both counts on the box.',
    'Compressors hang on four rubber feet. Glass is triple and filled with argon, which is why its labels are a letter better than most. From a slot for seven bottles to a wall for two hundred. Refrigeration engineers in eleven cities look after them, and parts are kept for ten years.',
  ],
  arkwell: [
    'Arkwell makes tumble dryers and dehumidifiers, from a works in Deeside. The two have more in common than you would think, a compressor, a cold coil and a fan, and what is learned in one goes into the other. Its heat pump dryers are the most efficient we sell at a middle price.',
    'Lint filters have been the same since 2015, so spares are always in the shop. The heat pump has a five-year guarantee. Dehumidifier figures are printed at 18 degrees as well as 30, which nobody else does. Approved repairers for dryers; dehumidifiers go back and forth by courier.',
  ],
  nimbria: [
    'Nimbria makes vacuum cleaners that can be carried upstairs with one hand. Weight is the figure it publishes first, with the dust in. Cordless sticks, a robot or two, one cylinder. The frames are magnesium from a bicycle works in Penang.',
    'Batteries are sold singly, click out, and have kept the same shape since 2018, so a tired one is not the end of the machine. The trigger can be locked on, which sore hands like. What fails is exchanged by courier, both ways free. Parts are kept for seven years. Light things wear faster, and they say so.',
  ],
  osterlind: [
    'Osterlind cleans floors and air. The company comes from Jönköping, where it made dust masks for saw mills, and it seals a vacuum cleaner as it sealed a mask: the whole body and not only the filter. Purifiers came next. They are the quietest of their kind here.',
    'The guarantee is five years, motor and battery included. Repairs are done in Hull by six people, and the postage is free both ways. Brushes, filters and hoses are kept for ten years. The colours are white, grey and a pine green. They cost more, and asthma nurses know the name.',
  ],
  morrowbean: [
    'Morrowbean makes coffee machines and nothing else: bean to cup, portafilter and filter machines, made in Italy and Romania to drawings from Bristol, where four people taste for a living. Pressure is stated at the puck, temperature in the cup.',
    'The brew group is the same in every bean machine, comes out with two fingers and is sold on its own. While yours is on the bench they lend you another for £20. Descaling takes twenty minutes and the machine tells you when, by the water it has used and not by the calendar. Parts for ten years.',
  ],
  penhallick: [
    'Penhallick takes its colours from glazes: a potter’s kiln at Par is where each is tried before it is matched in paint. Kettles, toasters, mixers and a microwave, named after places you can walk to on the coast path. Clotted cream is the best seller, with harbour blue close behind.',
    'They are made for it in China and finished in Redruth. Lids, elements and filters are sold singly, and a worn-out kettle is exchanged at half price for the parts in it. The Belfast sinks are fired in Cornwall from Cornish clay. Prices are middling. Guarantee two years.',
  ],
  hexley: [
    'Hexley is for a first kettle and a first microwave. Students buy it in September and often still have it two flats later. Small appliances, very cheap, with the money spent on the switch and none on the box.',
    'There is a plug, a leaflet of one sheet and no app. What fails in the first year is exchanged at once; after that it goes to recycling, free, with the next delivery. We give it the two years that we give everything. It is louder than dearer makes but boils water just as well. One of its kettles has more reviews than anything else we sell.',
  ],
  wexcombe: [
    'Wexcombe makes taps, boiling-water taps and sinks near Marlborough, on a stream that used to drive the polishing wheels. Brass is cast there and turned there. Finishes are put on in vacuum and are as hard as the metal under them, which hard water proves within a year.',
    'Ten years’ guarantee on taps, and cartridges kept for twenty: they come by post in a padded bag with a drawing. Pressure is stated truthfully, for houses with a tank in the loft. Boiling-water tanks are built and repaired on the same premises. Plumbers are on call through the week.',
  ],
  'odell-and-fenn': [
    'Two potters and one kiln in Stoke: Maggie O’Dell and Peter Fenn throw and cast Belfast sinks to order, about four a week. Fireclay shrinks by an eighth as it fires, so no two are quite alike, and each goes out with its own measurements written on a card.',
    'They glaze in white and in a cream that comes naturally from the Stoke clay. There are three models. Wait for yours before the worktop is cut; it takes three weeks. The makers answer their own telephone, except on firing days. Five years’ guarantee, and the waste fitting is kept for ten.',
  ],
};
