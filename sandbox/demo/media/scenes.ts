/** Folder of the studio's pictures of rooms: one master per scene. */
export const SCENE_FILES = new URL('./scenes/', import.meta.url);

/** Alt text of the scene of each department, by the department's slug. */
export const SCENE_WORDS: Readonly<Record<string, string>> = {
  laundry: 'A washing machine and a tumble dryer side by side under an oak worktop',
  refrigeration: 'A steel French-door fridge freezer in a tall cobalt-blue housing',
  cooking: 'A cream range cooker between cobalt-blue units, a copper pan on its hob',
  extraction: 'A steel chimney hood over a range cooker, before white tiles',
  dishwashing: 'A steel dishwasher with its door open, plates in both baskets',
  'sinks-and-taps': 'A white Belfast sink with a brass bridge tap under a window',
  'small-appliances': 'A coffee machine, a pale blue kettle and a toaster on a white worktop',
  'floorcare-and-air':
    'A cordless vacuum cleaner, a robot at its station and a dehumidifier in a pale blue utility room',
};
