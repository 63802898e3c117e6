import type { PostText } from '../write/posts.ts';

/** The first posts of the blog, newest first by `daysAgo`. */
export const POSTS: readonly PostText[] = [
  {
    slug: 'what-the-new-dryer-label-means',
    name: 'What the new dryer label means for you',
    author: 'Ruth Adeyemi',
    daysAgo: 12,
    tags: ['energy', 'laundry'],
    image: 'photo/tumble-dryer-white',
    summary:
      'Tumble dryers are moving from A+++ to D on to A to G. Your neighbour’s A+++ may be a C, and nothing about it has changed.',
    html: `<p>For a while there will be two labels in the shop. New dryers have the scale from A to G that washing machines got in 2021. Dryers made before carry the old one, from A+++ to D, and may be sold until they are gone. The letters do not translate.</p><h2>Why they cannot be compared</h2><p>The old label counted 160 loads a year and mixed full with half ones. The new one counts 100 cycles of another mix. A heat pump dryer of 8 kg with A+++ used about 176 kWh for its 160 loads. On the new label the same machine may show 102 kWh for 100 cycles and the letter C. It has not become worse. The ruler has changed, so that there is room at the top again.</p><h2>What disappears</h2><p>The new scale has an F and a G, and new dryers may no longer be in them. In practice that is the end of vented and condenser dryers with a heating element: the ones we have are the last, at run-out prices, and they say so.</p><h2>What to look at instead</h2><p>Within one scale, compare the figure and not the letter. Between the scales, do not compare at all: look at the type. A heat pump uses about a third of what an element does. At three loads a week and 26p a kilowatt hour that is a difference of about £70 a year, against £150 or so in the price.</p><p>The price of a heat pump is time. Three hours for cotton is normal. If you need it in one, a condenser is still for you, while there are any.</p>`,
  },
  {
    slug: 'measure-your-hallway-first',
    name: 'Measure your hallway before you measure your kitchen',
    author: 'Colin Bright',
    daysAgo: 33,
    tags: ['delivery', 'measuring'],
    image: 'photo/american-fridge-black',
    summary:
      'One in forty American fridges goes back in the van. It fitted the kitchen. It did not fit the bend by the coats.',
    html: `<p>Everybody measures the gap. Nobody measures the way to it. I drove for us for six years, and in that time I took back a fridge about once a month, always for the same reason.</p><h2>Doors</h2><p>A standard inside door is 762 mm, and that is the leaf. Open it and the leaf itself takes 35 mm and the stop another 10, so what you have is about 715. An American fridge is 912 wide and 716 deep. It goes in sideways, if its doors come off. They do come off: it takes us twenty minutes, and you should ask.</p><h2>The bend</h2><p>Two corridors of 900 mm that meet at a corner let a box of 740 by 1,066 pass and nothing longer. That is a formula and not an opinion. If one of them is 860, you lose nearly ten centimetres. Radiators and dado rails count.</p><h2>Stairs</h2><p>On stairs a tall thing is tilted, and then it is the ceiling that stops it. Measure from the nose of a step straight up to the lowest point. Over 80 kg we want to see a picture first.</p><h2>What to do</h2><p>Write down four numbers: the narrowest door with the door open, the narrowest corridor, the lowest ceiling over the stairs, the depth of the landing. Put them into <em>Will it get in?</em> on any product page. The crew gets them on their sheet. It is the best five minutes you can spend on a fridge.</p>`,
  },
  {
    slug: 'what-three-decibels-sound-like',
    name: 'What 3 dB really sounds like',
    author: 'Ruth Adeyemi',
    daysAgo: 58,
    tags: ['noise', 'laundry'],
    image: 'photo/dishwasher-steel',
    summary:
      'The smallest difference you can hear, why 10 is twice as loud, and why library charts are nonsense.',
    html: `<p>We put two dishwashers side by side in the canteen, one of 44 dB and one of 41, and asked twenty people which was quieter. Eleven got it right. You may as well have tossed a coin.</p><h2>Three is nothing, ten is a lot</h2><p>Decibels are logarithms. Three more is twice the sound power, and the ear hardly notices. Five is clear. Ten more sounds about twice as loud. So from 44 to 41 is not worth £80, and from 50 to 42 may be worth that and more.</p><h2>Power is not loudness</h2><p>The label gives sound power: what the machine puts out. What reaches you depends on the room. Against a wall, one metre away, take off about five. In a small tiled kitchen less, in a large one with curtains more. Charts that compare a dishwasher of 45 dB to a library compare two different things.</p><h2>What we do</h2><p>Beside every noise figure we say where it stands among what we sell: quieter than so many out of ten. In a comparison we say <em>you would hardly notice</em> when that is true, even if it costs us the dearer sale.</p><p>One thing no figure tells is the kind of noise. A pump that gurgles once is worse at night than a steady hum three decibels up. That is what reviews are for.</p>`,
  },
  {
    slug: 'garage-freezers-in-winter',
    name: 'Garage freezers in winter',
    author: 'Colin Bright',
    daysAgo: 81,
    tags: ['freezers', 'choosing'],
    image: 'photo/fridge-freezer-steel',
    summary: 'Why a freezer can thaw because it is too cold, and which ones do not.',
    html: `<p>Every January somebody rings to say that the freezer in the garage has thawed in the frost. It sounds like a joke. It is a thermostat.</p><h2>One thermostat, two boxes</h2><p>Most fridge freezers have one compressor and one thermostat, and that sits in the fridge. When the garage is at 4 degrees the fridge is cold enough by itself, so nothing runs, and nothing runs for the freezer either. After three days at 4 degrees it has thawed.</p><h2>Oil</h2><p>A freezer by itself has its thermostat in the right place. But the oil in the compressor thickens, and below about 10 degrees some will not start, or start and wear. The climate class tells: SN begins at 10.</p><h2>Garage safe</h2><p>Some makers test further down. Coldharbour puts theirs in a container on the quay at Felixstowe at 15 below for a fortnight. Those say −15 °C in our list, and you can filter by it. If it does not say, take it that it is not.</p><h2>Damp</h2><p>A garage also rusts things. Stand it on battens, leave 50 mm behind, wipe the seals in autumn. And keep a list on the lid of what is in it. The list saves more than the class.</p>`,
  },
  {
    slug: 'water-costs-more-than-power',
    name: 'Water costs more than power in your washer',
    author: 'Priya Nair',
    daysAgo: 109,
    tags: ['energy', 'laundry', 'money'],
    image: 'photo/washer-white',
    summary:
      'On a meter, ten years of washing costs about £280 in electricity and £400 in water. So look at the other figure.',
    html: `<p>People choose a washing machine by its letter. Here is a sum they do not do.</p><p>A machine of 9 kg in class A uses 49 kWh for a hundred eco washes and 46 litres of water for each. At 220 washes a year that is 108 kWh and 10.1 cubic metres. At 26.11p the electricity is £28. At £4.02 a cubic metre, in and out, the water is £41.</p><h2>Ten years</h2><table><thead><tr><th scope="col">What</th><th scope="col">A year</th><th scope="col">Ten years</th></tr></thead><tbody><tr><td>Electricity</td><td>£28.15</td><td>£281.50</td></tr><tr><td>Water, metered</td><td>£40.71</td><td>£407.10</td></tr></tbody></table><p>If you have no meter the water is free of charge to you, and only then is the letter the whole story.</p><h2>What follows</h2><p>Compare litres as well as letters. The range is from 38 to 56 litres a wash, which on a meter is £16 a year between the ends. That is as much as from an A to a D. Wash full loads: a half load takes well over half of the water. And leave off the extra rinse unless somebody itches.</p><p>Each of our product pages does this sum with your own prices, if you put them in.</p>`,
  },
  {
    slug: 'reading-was-prices',
    name: 'Reading “was £”: our rules',
    author: 'Priya Nair',
    daysAgo: 140,
    tags: ['money', 'policy'],
    image: 'photo/kettle-cream',
    summary:
      'A struck-through price is a claim. These are the four things that must be true before we make it.',
    html: `<p>“Was £479, now £429.” It is the oldest sentence in retail, and often it means little. A price charged for a fortnight in one shop in August can be a <em>was</em> all autumn. We thought that we should say what ours means.</p><ol><li>We charged £479 for at least 28 days in a row, right up to the day it came down.</li><li>It has been down for no longer than it was up.</li><li>A fair share was sold at £479. A price at which nobody bought was not a price.</li><li>You save at least £5 and 3 per cent.</li></ol><p>A program checks all four each night. When one fails the old price goes from the page, and £429 is then the price, with no story. You can see the last two years of each product’s price under <em>Price history</em>, including when it was lower than today.</p><h2>RRP is not “was”</h2><p>RRP is the maker’s wish. If we show it we call it RRP and do not strike it through.</p><h2>No clocks</h2><p>When we name an end date it is because one is set, and the price really rises after it. If you miss it, write it down: it will come round again, and the history will show you when.</p>`,
  },
  {
    slug: 'induction-will-my-electrics-cope',
    name: 'Induction: will my electrics cope?',
    author: 'Gareth Howells',
    daysAgo: 170,
    tags: ['cooking', 'fitting'],
    image: 'photo/hob-induction',
    summary:
      'What to read off the consumer unit before you ring, and the three answers an electrician will give.',
    html: `<p>An induction hob of 60 cm draws 7.2 or 7.4 kW at most. That is 32 amps, and it is the first thing an electrician asks about. You can find out most of it yourself without opening anything.</p><h2>Look at the consumer unit</h2><p>Find the switch marked cooker or hob. The number on it is 30, 32, 40 or 45. With 32 or more, on a cable of 6 mm², an ordinary hob is no trouble. If there is an oven on the same circuit, add the two and take a third off for the fact that they are never both on full: that is how the rules reckon as well.</p><h2>If there is no such switch</h2><p>Homes that have always cooked with gas often have none. Then it is a new circuit, which is notifiable work under Part P: £250 to £500, depending on the way from the board to the kitchen. Or choose a hob with a 13 A plug. All its zones share 2.8 kW, which boils one pan fast or simmers four.</p><h2>Range cookers</h2><p>Induction ranges say 14 to 17 kW. Nobody uses all of it, but a 40 A circuit is usual. Send us a picture of the board and we ask the fitter before you order.</p><p>What you must not do is to find out by trying. A fuse that blows at Christmas is the good outcome.</p>`,
  },
];
