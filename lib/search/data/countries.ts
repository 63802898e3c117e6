/** Countries by their names in the custom field `Made in`, and phrases for products from there. */
export const MADE_IN: readonly (readonly [country: string, phrases: string])[] = [
  [
    'United Kingdom',
    'british|british made|made in britain|uk made|made in uk|made in the uk|made in england',
  ],
  ['Germany', 'german|german made|made in germany|from germany'],
  ['Japan', 'japanese|japanese made|made in japan|from japan'],
  ['Italy', 'italian|italian made|made in italy|from italy'],
  ['China', 'chinese|chinese made|made in china|from china'],
  ['Turkey', 'turkish|turkish made|made in turkey|from turkey'],
  ['Poland', 'polish|polish made|made in poland|from poland'],
  ['Slovenia', 'slovenian|slovenian made|made in slovenia|from slovenia'],
  ['Vietnam', 'vietnamese|vietnamese made|made in vietnam|from vietnam'],
  ['Korea', 'korean|korean made|made in korea|from korea'],
  ['Sweden', 'swedish|swedish made|made in sweden|from sweden'],
  ['Spain', 'spanish|spanish made|made in spain|from spain'],
  ['Hungary', 'hungarian|hungarian made|made in hungary|from hungary'],
  ['Czechia', 'czech|czech made|made in czechia|from czechia'],
  ['Belgium', 'belgian|belgian made|made in belgium|from belgium'],
  ['Denmark', 'danish|danish made|made in denmark|from denmark'],
];
