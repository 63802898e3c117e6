import { counted, numberIn, type TextFacts } from './lines.ts';
import { textSums } from './text-sums.ts';
import type { Draft, Facts } from './types.ts';

const lower = (text: string | undefined) => (text ? text.charAt(0).toLowerCase() + text.slice(1) : undefined);
const capital = (text: string | undefined) =>
  text ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;

/** Adapts a value to the middle of a sentence: `stainless steel`, but `PVC` and `EPDM rubber`. */
const inSentence = (text: string | undefined) => (text && /^[A-Z]{2}/.test(text) ? text : lower(text));

/** The form in the words that conditions use: slim, integrated, freestanding, free, table, tall, bean … */
function formWords({ facts, look, leaf }: Draft): string {
  if (leaf === 'tall-tub-dishwashers') return 'tall integrated';
  if (leaf === 'compact-washing-machines' || leaf.includes('slimline'))
    return `slim ${facts['Installation']?.toLowerCase() ?? ''}`;
  if (leaf === 'table-top-dishwashers') return 'table';
  const form = String(look.facts['form'] ?? '');
  const installation = facts['Installation']?.toLowerCase() ?? '';
  const drawn = String(look.facts['kind'] ?? '').split('-')[0] ?? '';
  const taps = facts['Functions']?.split(', ').length;
  return `${form} ${installation} ${drawn} ${installation === 'freestanding' ? 'free' : ''} ${taps === 4 ? '4' : ''} ${leaf.replace(/s$/, '')}`;
}

function energyWords(facts: Facts): Facts {
  const [letter = '', scale = ''] = (facts['Energy class'] ?? '').split(' of ');
  return known({
    class: letter,
    scale: scale === '' ? '' : scale === 'A–G' ? 'new' : 'old',
    classScale: letter && `${letter} of ${scale.replace('–', ' to ')}`,
    washClass: facts['Energy class, washing only']?.split(' of ')[0],
    secondClass: facts['Energy class, second oven']?.split(' of ')[0],
  });
}

function known(record: Record<string, string | undefined | false>): Facts {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/** Splits `650–750 mm` into the smallest clearance above an electric hob and above gas. */
function hobGaps(stated: string | undefined): Record<string, string | undefined> {
  const [electric, gas] = stated?.match(/\d+/g) ?? [];
  return { hobGap: electric && `${electric} mm`, hobGapGas: gas && `${gas} mm` };
}

function connectionWords({ facts, lead }: Draft): Facts {
  const depth = numberIn(facts['Depth with door'] ?? facts['Depth']) + numberIn(facts['Hose rear'] ?? '0');
  return known({
    standoff: depth > 0 ? `${depth} mm` : '',
    plugWord:
      facts['Plug'] === '13 A'
        ? '13 A plug'
        : facts['Plug'] === 'Hardwired'
          ? 'Wired to a cooker circuit'
          : '',
    widthCm: lead.endsWith(' cm')
      ? lead
      : facts['Width'] && `${Math.round(numberIn(facts['Width']) / 10)} cm`,
    roomSize: facts['Extraction rate'] && String(Math.floor(numberIn(facts['Extraction rate']) / 24)),
    ...hobGaps(facts['Height above hob']),
    garageWord:
      facts['Garage safe'] === 'No'
        ? 'not for an unheated garage'
        : facts['Garage safe'] && `safe in a garage down to ${facts['Garage safe']}`,
    quickWord: facts['Quick wash']?.replace(' min', '-minute'),
    amps:
      facts['Total power'] &&
      (numberIn(facts['Total power']) > 9.3
        ? '45 A'
        : numberIn(facts['Total power']) > 7.4
          ? '40 A'
          : '32 A'),
    cartridgeWord: facts['Cartridge']?.toLowerCase(),
    fixingWord: facts['Fixing']?.toLowerCase(),
    fitsWord: facts['Fits type']
      ?.toLowerCase()
      .replaceAll(/(machine|dryer|dishwasher)\b/g, '$1s')
      .replace(/, ([^,]+)$/, ' and $1'),
  });
}

function fittingWords(facts: Facts): Facts {
  const frostFree =
    facts['Frost free'] === undefined
      ? undefined
      : facts['Frost free'] === 'Yes'
        ? 'frost free'
        : 'manual defrost';
  const water = { None: 'no dispenser', Tank: 'water from a tank', Plumbed: 'plumbed water and ice' }[
    facts['Water and ice'] ?? ''
  ];
  const hob = facts['Hob type'] && `${facts['Hob type'].toLowerCase()} hob`;
  return known({
    frostWord: frostFree,
    frostWordCap: capital(frostFree),
    waterWord: water,
    hobWord: hob,
    'Hob zones': facts['Hob type'] === 'Gas' && facts['Hob zones']?.replace('zone', 'burner'),
    cutleryWord: { Tray: 'in a tray', Basket: 'in a basket', Both: 'in tray or basket' }[
      facts['Cutlery'] ?? ''
    ],
    basketsWord: facts['Baskets'] && counted(numberIn(facts['Baskets']), 'basket'),
    cleaningWord:
      facts['Cleaning'] &&
      {
        Pyrolytic: 'self-cleaning',
        Catalytic: 'catalytic liners',
        Hydrolytic: 'steam cleaning',
        Enamel: 'smooth enamel',
      }[facts['Cleaning']],
    ovensWord: facts['Ovens'] === '1' ? 'one oven' : facts['Ovens'] && `${facts['Ovens']} ovens`,
    flexWord: facts['Flex zone'] === 'Yes' ? ' with a flexible zone' : ' ',
    lpgWord: facts['LPG ready'] === 'Yes' ? 'in the box' : facts['LPG ready'] && 'not available',
    turntableWord:
      facts['Turntable'] === 'Flat base'
        ? 'flat base'
        : facts['Turntable'] && `${facts['Turntable']} turntable`,
    spoutWord: facts['Spout']?.toLowerCase(),
    leversWord: { 'Single lever': 'a single lever', 'Twin lever': 'two levers', 'Cross head': 'cross heads' }[
      facts['Levers'] ?? ''
    ],
    bowlsWord:
      facts['Bowls'] && { '1': 'one bowl', '1.5': 'a bowl and a half', '2': 'two bowls' }[facts['Bowls']],
    gaugeWord: facts['Steel gauge'] ? `, ${facts['Steel gauge']} thick` : ' ',
    wasteWord:
      facts['Waste'] && (facts['Waste'].includes('basket') ? 'a 90 mm basket strainer' : 'a 60 mm plug'),
    switchWord:
      facts['Switch'] &&
      `Worked by ${{ 'Air switch': 'an air switch', 'Wall switch': 'a wall switch', 'Wireless button': 'a wireless button' }[facts['Switch']] ?? 'a switch'}`,
    switchWordCap:
      facts['Switch'] &&
      `Worked by ${{ 'Air switch': 'an air switch', 'Wall switch': 'a wall switch', 'Wireless button': 'a wireless button' }[facts['Switch']] ?? 'a switch'}`,
  });
}

/** Rewrites `Basket only`: the basket is dishwasher safe. */
function dishwasherWord(safe: string | undefined): string | undefined {
  if (!safe) return undefined;
  const parts = safe.replace(/ only$/, '').toLowerCase();
  const named = parts.startsWith('all ') ? parts : `the ${parts}`;
  return `${named} ${safe.endsWith(' only') ? 'is' : 'are'} dishwasher safe`;
}

/** Rewrites `2 and pulse`: 2 speeds and a pulse setting. */
const speedsWord = (speeds: string | undefined): string | undefined =>
  speeds
    ?.replace(/^(\d+)/, '$1 speeds')
    .replace('Variable', 'variable speed')
    .replace(' and pulse', ' and a pulse setting');

function smallWords(facts: Facts): Facts {
  const cool = facts['Cooling power']
    ? `${facts['Cooling power']} of cooling`
    : facts['Technology'] === 'Evaporative'
      ? 'cools with water'
      : undefined;
  const pack = facts['Pieces in the pack'];
  const packWord = pack && (pack === '1' ? 'One in the pack' : `${pack} in the pack`);
  const contents = facts['Contents'];
  const shape = facts['Shape'];
  return known({
    milkWord:
      facts['Milk'] === 'None'
        ? ' '
        : facts['Milk'] &&
          `, ${facts['Milk'].toLowerCase().replace(', automatic', ' that froths automatically')}`,
    drinksWord: numberIn(facts['Drinks']) > 2 ? `${facts['Drinks']} drinks, ` : ' ',
    pressureWord: facts['Pressure'] ? `${facts['Pressure']}, ` : ' ',
    pressureWordCap: facts['Pressure'] && `${facts['Pressure']} pump`,
    materialWord: inSentence(facts['Material']),
    bowlMaterial: facts['Bowl material']?.toLowerCase(),
    jugMaterial: facts['Jug material'] && `${facts['Jug material'].replace('Glass', 'glass')} jug`,
    jugMaterialCap: facts['Jug material'] && `${facts['Jug material']} jug`,
    dishwasherWord: dishwasherWord(facts['Dishwasher safe']),
    speedsWord: speedsWord(facts['Speeds']),
    coatingWord: facts['Coating'] === 'PTFE' ? 'PTFE' : facts['Coating']?.toLowerCase(),
    runWord: facts['Run time'] ? `, ${facts['Run time']} on a charge` : ' ',
    filterWord: facts['Filter']?.replace('Washable', 'washable'),
    coolWord: cool,
    coolWordCap: capital(cool),
    shapeWord: shape && (shape === 'Round' ? 'round' : `flat, ${shape.split(', ')[1] ?? ''} mm`),
    shapeWordCap: shape && (shape === 'Round' ? 'Round' : `Flat, ${shape.split(', ')[1] ?? ''} mm`),
    sealingWord: facts['Sealing'] && (facts['Sealing'] === 'Lip seal' ? 'Lip seals' : 'Joints to be taped'),
    packWord,
    packContents: contents && packWord ? `${packWord}, ${contents}${pack === '1' ? '' : ' each'}` : packWord,
    usedOn: facts['Used on'] && plural(facts['Used on']),
    baseWord: facts['Base']?.toLowerCase(),
    sizeWord:
      shape === 'Round'
        ? facts['Width'] && `${facts['Width']} across`
        : facts['Width'] && `${facts['Width']} by ${facts['Depth'] ?? ''}`,
  });
}

export function textFacts(draft: Draft): TextFacts {
  const { facts, brand, finish, noun } = draft;
  return {
    ...facts,
    ...energyWords(facts),
    ...textSums(facts),
    ...connectionWords(draft),
    ...fittingWords(facts),
    ...smallWords(facts),
    ...known({
      noun,
      brand: brand?.name,
      model: facts['Model'] ?? noun,
      finish: finish?.own,
      finishCap: capital(finish?.own),
      form: formWords(draft),
      typeWord: facts['Dryer type']?.toLowerCase(),
      dryingWord: { 'Heat pump': 'by heat pump', Condenser: 'by condenser', Vented: 'through a vent' }[
        facts['Dryer type'] ?? ''
      ],
      lead: draft.lead,
    }),
  };
}

/** Rewrites `Washing machine, Dishwasher` as `washing machines and dishwashers`. */
function plural(names: string): string {
  const each = names
    .split(', ')
    .map((name) => (name === 'Stainless steel' ? 'stainless steel' : `${name.toLowerCase()}s`));
  return each.join(' and ').replace('american', 'American');
}
