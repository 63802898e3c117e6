/** What is said of a value that means something only beside its field, by custom field. */
export const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Cutlery: { Both: 'Tray and basket' },
  Hinge: { Both: 'Left and right' },
  Plug: { Hardwired: 'Wired in' },
};
