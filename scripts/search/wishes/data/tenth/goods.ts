import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'waching mashine', first: { kinds: ['washing-machine'] } },
    { text: 'icebox', first: { kinds: ['freezer', 'fridge'] } },
    { text: 'kitchen stoves', first: { kinds: ['cooker', 'range-cooker', 'hob'] } },
    { text: 'clothes airer cabinet steam', first: { types: ['Steam cabinet'] } },
    { text: 'beer fridges', first: { kinds: ['drinks-cooler'] } },
    { text: 'veg spray tap for kitchen', first: { types: ['Kitchen tap'] } },
    { text: 'smoothie makers', first: { kinds: ['blender'] } },
    { text: 'upright hoovers', first: { kinds: ['vacuum'] } },
    { text: 'combi micro grill oven', first: { types: ['Combination microwave'] } },
    { text: 'laundry machine with dryer in one', first: { kinds: ['washer-dryer'] } },
  ],
  'maker-kind': [
    { text: 'oxlode fridges', first: { makers: ['Oxlode'], kinds: ['fridge', 'fridge-freezer'] } },
    { text: 'Marlpit chest freezer', first: { makers: ['Marlpit'], types: ['Chest freezer'] } },
    { text: 'zephrane hob with the fan in', first: { makers: ['Zephrane'], types: ['Venting hob'] } },
    { text: 'aldermoor range green', first: { makers: ['Aldermoor'], kinds: ['range-cooker'] } },
    { text: 'nimbria stick vac', first: { makers: ['Nimbria'], types: ['Cordless vacuum cleaner'] } },
    { text: 'castlemare espresso', first: { makers: ['Castelmare'], kinds: ['coffee'] } },
  ],
  model: [
    { text: 'halverstone hw914', first: { models: ['HW 914i'] } },
    { text: 'seorin harbour washer dryer 9kg', first: { models: ['SWD9 Harbour'] } },
    { text: 'quillon qh5 80', first: { models: ['QH5-80', 'QH5-80F'] } },
    { text: 'ld6132', first: { models: ['LD-6132'] } },
    { text: 'tw1114 silver', first: { models: ['TW-1114'] } },
    {
      text: 'byre 100 range cooker',
      first: { models: ['Byre 100D', 'Byre 100i', 'Byre 100G', 'Byre 100C'] },
    },
    { text: 'first light 19m coffee', first: { models: ['First Light 19M'] } },
    { text: 'Kjelder Skygge 608', first: { models: ['K608 Skygge'] } },
    { text: 'PW9 14 washing machine', first: { models: ['PW9-14'] } },
  ],
  code: [
    { text: 'PEND-PW914-WH', first: { skus: ['PEND-PW914-WH'] } },
    { text: 'otte od1343 wh', first: { skus: ['OTTE-OD1343-WH'] } },
    { text: 'zeph zc90 gm', first: { skus: ['ZEPH-ZC90-GM'] } },
  ],
  colour: [
    {
      text: 'stainless american fridge',
      first: { kinds: ['american-fridge'], facts: [{ fact: 'Colour', is: ['Stainless steel'] }] },
    },
    {
      text: 'duck egg blue mixer',
      first: { kinds: ['stand-mixer'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] },
    },
    {
      text: 'brass kitchen taps',
      first: { kinds: ['tap', 'boiling-tap'], facts: [{ fact: 'Colour', is: ['Gold', 'Copper'] }] },
    },
    {
      text: 'dark grey dryer',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Colour', is: ['Gunmetal grey'] }] },
    },
    {
      text: 'retro cream fridge freezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
    },
  ],
  misspelling: [
    { text: 'dishwaher integrted', first: { types: ['Integrated dishwasher'] } },
    {
      text: 'indcution hob 4 rings',
      first: { types: ['Induction hob'], facts: [{ fact: 'Hob zones', min: 4, max: 4 }] },
    },
    {
      text: 'tumbel drier heatpump',
      first: { kinds: ['tumble-dryer'], facts: [{ fact: 'Dryer type', is: ['Heat pump'] }] },
    },
    { text: 'refridgerators', first: { kinds: ['fridge', 'fridge-freezer', 'american-fridge'] } },
    { text: 'stienhaupt dishwasher', first: { makers: ['Steinhaupt'], kinds: ['dishwasher'] } },
    {
      text: 'micorwave 700w',
      first: { kinds: ['microwave'], facts: [{ fact: 'Microwave power', min: 700, max: 700 }] },
    },
    {
      text: 'dehumidifer laundry',
      first: { kinds: ['dehumidifier'], facts: [{ fact: 'Laundry mode', is: ['Yes'] }] },
    },
  ],
  spares: [
    {
      text: 'charcoal filters for cooker hood',
      first: { kinds: ['hood-filter'], facts: [{ fact: 'Filter', is: ['Carbon', 'Ceramic, regenerating'] }] },
    },
    { text: 'washing machine waste pipe', first: { types: ['Hose'], named: ['drain hose'] } },
    {
      text: 'water filter for american fridge',
      first: { types: ['Water filter'], facts: [{ fact: 'Used on', is: ['American fridge freezer'] }] },
    },
    { text: 'joining kit washer and dryer stack', first: { types: ['Stacking kit'] } },
    {
      text: 'limescale remover for kettle',
      first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Kettle'] }] },
    },
    {
      text: 'pipe for extractor 150mm',
      first: { kinds: ['ducting'], facts: [{ fact: 'Duct', is: ['150 mm'] }] },
    },
    { text: 'replacement door seal for my oven', pages: ['/spares-and-repair', '/help', '/it-broke'] },
    {
      text: 'cleaner for glass hob',
      first: { types: ['Cleaner'], facts: [{ fact: 'Used on', is: ['Ceramic and induction hob'] }] },
    },
  ],
  services: [
    { text: 'gas hob fitted', first: { named: ['Fit a gas hob'] }, pages: ['/installation'] },
    {
      text: 'someone to take the old fridge away',
      first: { types: ['Collection service'] },
      pages: ['/recycling'],
    },
    {
      text: 'electrician for a new cooker',
      first: { named: ['Wire in an electric cooker'] },
      pages: ['/installation'],
    },
    {
      text: 'insurance for washing machine breakdown',
      first: { kinds: ['warranty'] },
      pages: ['/extended-cover'],
    },
  ],
  absent: [
    { text: 'bosch series 4 washing machine', first: { kinds: ['washing-machine'] }, absent: ['Bosch'] },
    {
      text: 'smeg kettle cream',
      first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Cream'] }] },
      absent: ['Smeg'],
    },
    { text: 'shark cordless hoover', first: { types: ['Cordless vacuum cleaner'] }, absent: ['Shark'] },
    { text: 'quooker tap', first: { kinds: ['boiling-tap'] }, absent: ['Quooker'] },
    { text: 'do you do hotpoint cookers', first: { kinds: ['cooker'] }, absent: ['Hotpoint'] },
  ],
};
