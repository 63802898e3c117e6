import { tilesOf } from './told.ts';

/** Feature tiles of wine coolers. */
export const wineTiles = tilesOf(
  'wine-cooler',
  ['Wine cooler', 'Built-in wine cooler'],
  [
    {
      part: 'shelf',
      picture: 'wine-shelf',
      title: '{Bottles} on beech shelves',
      text: 'A shelf rolls out two thirds, so you can read a label without disturbing the bottle.',
      facts: ['Bottles >= 12'],
    },
    {
      part: 'zones',
      picture: 'wine-display',
      title: 'One temperature throughout',
      text: 'Set it to 12 °C for keeping wine, or lower for whites to drink.',
      facts: ['Zones = 1 zone'],
    },
    {
      part: 'zones',
      picture: 'wine-zones',
      title: 'Two zones, two temperatures',
      text: 'Reds above at 16 °C and whites below at 8 °C, each ready to pour.',
      facts: ['Zones = 2 zones'],
    },
    {
      part: 'door',
      picture: 'wine-bottles',
      title: 'Glass against daylight',
      text: 'It keeps out ultraviolet light, which ages wine, and you still see what is left.',
      facts: ['UV glass = Yes'],
    },
    {
      part: 'door',
      picture: 'wine-bottles',
      title: 'Noise class {Noise class}',
      text: 'It hums at {Noise}. The glass does not block sunlight, so keep it out of the sun.',
      facts: ['UV glass = No'],
    },
  ],
);
