/** Countries as the custom field Made in names them, and what is said of what comes from there. */
export const MADE_IN: readonly (readonly [country: string, phrases: string])[] = [
  [
    'United Kingdom',
    'british|british made|made in britain|uk made|made in uk|made in the uk|made in england',
  ],
  ['Germany', 'german|german made|made in germany'],
  ['Japan', 'japanese|japanese made|made in japan'],
  ['Italy', 'italian|italian made|made in italy'],
  ['China', 'chinese|chinese made|made in china'],
  ['Turkey', 'turkish|turkish made|made in turkey'],
  ['Poland', 'polish|polish made|made in poland'],
  ['Slovenia', 'slovenian|slovenian made|made in slovenia'],
  ['Vietnam', 'vietnamese|vietnamese made|made in vietnam'],
  ['Korea', 'korean|korean made|made in korea'],
  ['Sweden', 'swedish|swedish made|made in sweden'],
  ['Spain', 'spanish|spanish made|made in spain'],
  ['Hungary', 'hungarian|hungarian made|made in hungary'],
  ['Czechia', 'czech|czech made|made in czechia'],
  ['Belgium', 'belgian|belgian made|made in belgium'],
  ['Denmark', 'danish|danish made|made in denmark'],
];
