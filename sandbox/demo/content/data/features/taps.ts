import { inColours, tilesOf } from './told.ts';

const inColour = (part: 'spout' | 'handle') =>
  [
    ['Chrome', `boiling-${part}-chrome`],
    ['Nickel | Stainless steel', `boiling-${part}-nickel`],
    ['Black', `boiling-${part}-black`],
    ['Gold', `boiling-${part}-gold`],
  ] as const;

/** Feature tiles of boiling-water taps. */
export const tapTiles = tilesOf(
  'boiling-tap',
  ['Boiling-water tap'],
  [
    ...inColours(
      {
        part: 'spout',
        title: 'Tea without the kettle',
        text: 'Water at {Water temperature} comes straight into the mug, so you heat only what you need.',
      },
      inColour('spout'),
    ),
    ...inColours(
      {
        part: 'handle',
        title: 'A handle that springs back',
        text: 'Boiling water has its own handle: push, then turn. Let go, and it stops.',
        facts: ['Child lock = Yes'],
      },
      inColour('handle'),
    ),
    {
      part: 'tank',
      picture: 'boiling-tank',
      title: '{Tank} below the sink',
      text: 'The tank stands in the cupboard and uses {Standby power} to keep the water hot. The filter beside it lasts {Filter life}.',
    },
  ],
);
