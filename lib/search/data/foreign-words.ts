import type { Synonym } from '../understand/types';

/** Names of appliances in the languages most spoken in Britain after English, without accents. */
const WORDS: readonly (readonly [means: string, words: string])[] = [
  [
    'washing machine',
    'pralka|masina de spalat|masina de spalat rufe|lavadora|machine a laver|lave linge|lavatrice|waschmaschine|maquina de lavar',
  ],
  [
    'tumble dryer',
    'suszarka do ubran|uscator de rufe|secadora|seche linge|asciugatrice|waschetrockner|trockner',
  ],
  [
    'dishwasher',
    'zmywarka|masina de spalat vase|lavavajillas|lave vaisselle|lavastoviglie|geschirrspuler|spulmaschine',
  ],
  [
    'fridge',
    'lodowka|frigider|nevera|frigorifico|refrigerateur|frigo|frigorifero|kuhlschrank|geladeira|refrigerador',
  ],
  ['freezer', 'zamrazarka|congelator|congelador|congelateur|congelatore|gefrierschrank'],
  ['chest freezer', 'lada frigorifica|gefriertruhe|zamrazarka skrzyniowa'],
  ['wine cooler', 'cave a vin|weinkuhlschrank|vinoteca|cantinetta'],
  ['oven', 'piekarnik|cuptor|horno|forno|backofen'],
  ['cooker', 'kuchenka|aragaz|cuisiniere|fogao'],
  ['hob', 'plyta|plita|plaque de cuisson|piano cottura|kochfeld'],
  [
    'induction hob',
    'plyta indukcyjna|plita cu inductie|placa de induccion|plaque induction|induktionskochfeld',
  ],
  [
    'microwave',
    'mikrofalowka|kuchenka mikrofalowa|cuptor cu microunde|microondas|micro onde|microonde|mikrowelle',
  ],
  ['cooker hood', 'okap|hota|campana extractora|hotte|hotte aspirante|cappa|dunstabzugshaube'],
  ['sink', 'zlew|zlewozmywak|chiuveta|fregadero|evier|lavello'],
  ['kitchen tap', 'kran|bateria kuchenna|grifo|robinet|rubinetto'],
  ['kettle', 'czajnik|fierbator|hervidor|bouilloire|bollitore|wasserkocher|chaleira'],
  ['toaster', 'toster|prajitor|prajitor de paine|tostadora|grille pain|tostapane|torradeira'],
  ['coffee machine', 'ekspres do kawy|cafetera|machine a cafe|kaffeemaschine|macchina da caffe'],
  ['vacuum cleaner', 'odkurzacz|aspirator|aspiradora|aspirateur|aspirapolvere|staubsauger|aspirador'],
  ['dehumidifier', 'osuszacz powietrza|dezumidificator|deshumidificador|deumidificatore'],
  ['air fryer', 'frytkownica|freidora de aire|friteuse sans huile|friggitrice ad aria|heissluftfritteuse'],
  ['air conditioner', 'klimatyzator|aer conditionat|aire acondicionado|climatiseur|condizionatore'],
];

export const FOREIGN_WORDS: readonly Synonym[] = WORDS.flatMap(([means, words]) =>
  words.split('|').map((one) => ({ words: one, means })),
);
