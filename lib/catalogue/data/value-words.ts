/** Texts for values that are only clear beside their field, by custom field. */
export const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Cutlery: { Both: 'Tray and basket' },
  Hinge: { Both: 'Left and right' },
  Plug: { Hardwired: 'Wired in' },
};
