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
        text: 'Water at {Water temperature} comes straight into the mug, as much as it holds and no more.',
      },
      inColour('spout'),
    ),
    ...inColours(
      {
        part: 'handle',
        title: 'A handle that springs back',
        text: 'Boiling water has a handle of its own: push, then turn. Let go, and it stops.',
        facts: ['Child lock = Yes'],
      },
      inColour('handle'),
    ),
    {
      part: 'tank',
      picture: 'boiling-tank',
      title: '{Tank} below the sink',
      text: 'The tank stands in the cupboard and keeps the water hot on {Standby power}. The filter beside it lasts {Filter life}.',
    },
  ],
);
