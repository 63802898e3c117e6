import type { Questions } from '../../types.ts';

export const goods: Questions = {
  kind: [
    { text: 'machine to wash clothes and dry them too', first: { kinds: ['washer-dryer'] } },
    { text: 'extractors', first: { kinds: ['hood'] } },
    { text: 'sheff style mixer with bowl', first: { kinds: ['stand-mixer'] } },
    { text: 'drawer that keeps plates hot', first: { types: ['Warming drawer'] } },
    { text: 'vegetable chopper machine', first: { kinds: ['processor'] } },
    { text: 'upright freezers', first: { types: ['Freezer'] } },
    { text: 'kitchen waste muncher for sink', first: { kinds: ['disposer'] } },
    { text: 'robot cleaner for floors', first: { types: ['Robot vacuum cleaner'] } },
  ],
  'maker-kind': [
    {
      text: 'norrvik frost free fridge freezers',
      first: { makers: ['Norrvik'], kinds: ['fridge-freezer'], facts: [{ fact: 'Frost free', is: ['Yes'] }] },
    },
    {
      text: 'takumori microwaves black',
      first: { makers: ['Takumori'], kinds: ['microwave'], facts: [{ fact: 'Colour', is: ['Black'] }] },
    },
    { text: 'arkwell dryer', first: { makers: ['Arkwell'], kinds: ['tumble-dryer'] } },
    {
      text: 'ottermere slimline',
      first: { makers: ['Ottermere'], kinds: ['dishwasher'], facts: [{ fact: 'Width', max: 450 }] },
    },
    {
      text: 'wexcombe belfast',
      first: { makers: ['Wexcombe'], kinds: ['sink'], facts: [{ fact: 'Material', is: ['Fireclay'] }] },
    },
  ],
  model: [
    { text: 'sd9pavilion', first: { models: ['SD9 Pavilion'] } },
    { text: 'lumarra ld 1245', first: { models: ['LD-1245i'] } },
    { text: 'hexley hxmc27 combi', first: { models: ['HXMC27'] } },
    { text: 'thornacre td8 trade condenser', first: { models: ['TD8 Trade'] } },
    { text: 'vault 49 wine', first: { models: ['Vault 49'] } },
    {
      text: 'brackenhall croft 90',
      first: { models: ['Croft 90G', 'Croft 90D', 'Croft 90i', 'Croft 90C'] },
    },
  ],
  colour: [
    { text: 'kettle sage green', first: { kinds: ['kettle'], facts: [{ fact: 'Colour', is: ['Green'] }] } },
    {
      text: 'matte black tap with spray',
      first: {
        kinds: ['tap'],
        facts: [
          { fact: 'Colour', is: ['Black'] },
          { fact: 'Functions', is: ['Hot, cold, spray', 'Hot, cold, spray, pause'] },
        ],
      },
    },
    {
      text: 'navy range cooker',
      first: { kinds: ['range-cooker'], facts: [{ fact: 'Colour', is: ['Pastel blue'] }] },
    },
    {
      text: 'ivory toaster 4 slot',
      first: {
        kinds: ['toaster'],
        facts: [
          { fact: 'Colour', is: ['Cream'] },
          { fact: 'Slots', is: ['4'] },
        ],
      },
    },
  ],
  misspelling: [
    {
      text: 'condencer tumble drier 8kg',
      first: {
        kinds: ['tumble-dryer'],
        facts: [
          { fact: 'Dryer type', is: ['Condenser'] },
          { fact: 'Capacity', min: 8, max: 8 },
        ],
      },
    },
    {
      text: 'sillver fridge frezer',
      first: { kinds: ['fridge-freezer'], facts: [{ fact: 'Colour', is: ['Silver'] }] },
    },
    { text: 'cordles vacum', first: { types: ['Cordless vacuum cleaner'] } },
    { text: 'chimny cooker hod', first: { kinds: ['hood'], facts: [{ fact: 'Mount', is: ['Chimney'] }] } },
    { text: 'espreso mashine', first: { types: ['Espresso machine'] } },
    { text: 'brakenhall cooker', first: { makers: ['Brackenhall'], kinds: ['cooker', 'range-cooker'] } },
  ],
  spares: [
    {
      text: 'aluminium grease filter 305mm',
      first: { kinds: ['hood-filter'], named: ['grease hood filter, 305 mm'] },
    },
    { text: 'hose to fill washing machine', first: { types: ['Hose'], named: ['inlet hose'] } },
    {
      text: 'what do i use to descale my coffee machine',
      first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Coffee machine'] }] },
    },
    { text: 'tray for under washer in case it leaks', first: { types: ['Drip tray'] } },
    { text: 'put tumble dryer on top of washing machine kit', first: { types: ['Stacking kit'] } },
  ],
  services: [
    {
      text: 'how much to have a built in oven fitted',
      first: { named: ['Fit a single or compact oven', 'Fit a double oven'] },
      pages: ['/installation'],
    },
    { text: 'old dishwasher collection', first: { types: ['Collection service'] }, pages: ['/recycling'] },
    { text: '5 year cover tumble dryer', first: { kinds: ['warranty'] }, pages: ['/extended-cover'] },
  ],
  absent: [
    { text: 'samsung ecobubble', absent: ['Samsung'] },
    {
      text: 'miele washing machine 9kg',
      first: { kinds: ['washing-machine'], facts: [{ fact: 'Capacity', min: 9, max: 9 }] },
      absent: ['Miele'],
    },
    { text: 'hoover dishwasher', first: { kinds: ['dishwasher'] } },
    { text: 'garden strimmer', absent: ['strimmer'] },
  ],
};
