import { DAY } from '@hobwright/sandbox/calendar.ts';
import { bandWords, COVER_BANDS, pounds } from './cover-bands.ts';
import { LARGE, SERVICES, type Service, SMALL } from './data/services.ts';
import { slugOf } from './naming.ts';
import type { Draft, Facts } from './types.ts';

/** Builds the common part of services and cover: no maker, unlimited stock, and the text option For. */
function intangible(
  today: number,
  at: {
    sku: string;
    name: string;
    leaf: string;
    kind: 'service' | 'warranty';
    type: string;
    pounds: number;
    facts: Facts;
    picture: string;
    caption: string;
  },
): Draft {
  return {
    sku: at.sku,
    name: at.name,
    slug: slugOf(at.name),
    brand: null,
    kind: at.kind,
    type: at.type,
    leaf: at.leaf,
    also: [],
    noun: at.type.toLowerCase(),
    lead: '',
    facts: { Type: at.type, ...at.facts },
    finish: null,
    look: {
      key: slugOf(`${at.kind} ${at.picture} ${at.caption}`),
      facts: {
        kind: at.kind,
        form: at.picture,
        width: 210,
        height: 297,
        depth: 1,
        finish: { code: 'WH', name: 'White', hex: '#f4f4f1' },
        caption: at.caption,
      },
    },
    body: null,
    price: at.pounds * 100,
    salePrice: null,
    retailPrice: null,
    stock: 9999,
    warningLevel: 0,
    availability: 'Available',
    availabilityNote: '',
    releaseAt: null,
    createdAt: today - 900 * DAY,
    featured: false,
    popularity: 0,
    upc: null,
    warranty: '',
    description: '',
    summary: '',
    options: [],
    textOption: 'For',
    large: false,
    pictures: true,
    plan: {},
    prices: [],
    was: null,
    minQuantity: 1,
    maxQuantity: null,
  };
}

const WHO: Readonly<Record<Service['visit'] | NonNullable<Service['type']>, string>> = {
  'With the delivery': 'Done by the delivery crew, in the same slot',
  'Own appointment': 'By separate appointment; our fitter rings within one working day to arrange it',
  'Collection service':
    'Done by the delivery crew, in the same slot, or by our fitter on the day of the fitting',
  'Unpacking service': 'Done by the delivery crew, in the same slot',
};

const time = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

function serviceDraft(service: Service, today: number): Draft {
  const draft = intangible(today, {
    sku: service.sku,
    name: service.name,
    leaf: service.leaf,
    kind: 'service',
    type: service.type ?? 'Fitting service',
    pounds: service.pounds,
    picture: service.leaf === 'fitting' ? 'delivery' : (service.leaf.split('-')[0] ?? ''),
    caption: service.name,
    facts: {
      'Service for': service.types.join(', '),
      ...(service.needs ? { 'Service needs': service.needs.join(', ') } : {}),
      Suits: service.suits,
      Visit: service.visit,
      'Time on site': time(service.minutes),
      People: String(service.people),
      Certificate: service.certificate,
      'Parts included': service.parts,
      'Waste taken away': service.wasteTaken ? 'Yes' : 'No',
    },
  });
  const [does, needs] = service.text;
  draft.summary = does;
  draft.description = `<p>${does}</p><p><strong>Before we come.</strong> ${needs}</p><ul><li>${time(service.minutes)} on site, ${service.people === 1 ? 'one person' : 'two people'}</li><li>${WHO[service.type ?? service.visit]}</li><li>Parts included: ${service.parts.toLowerCase()}</li><li>${service.certificate === 'None' ? 'No certificate is needed for this work' : `You are given the ${service.certificate}`}</li></ul><p>If we cannot do the work safely we say why, do nothing else and refund the service in full.</p>`;
  return draft;
}

function coverDraft(years: 3 | 5, large: boolean, band: number, today: number): Draft {
  const prices = COVER_BANDS[band];
  if (!prices) throw new RangeError(`Cover has no band ${band}`);
  const { from, upTo, three, five } = prices;
  const words = bandWords(prices);
  const group = large ? 'large appliances' : 'small appliances';
  const added = years - 2;
  const draft = intangible(today, {
    sku: `HOB-COVER-${years}${large ? 'L' : 'S'}${band + 1}`,
    name: `${years} years’ cover, ${group} ${words}`,
    leaf: `${years}-year-cover`,
    kind: 'warranty',
    type: 'Extended cover',
    pounds: years === 3 ? three : five,
    picture: 'certificate',
    caption: `${years} years`,
    facts: {
      'Service for': (large ? LARGE : SMALL).join(', '),
      Suits: large ? 'Large appliances' : 'Small appliances and floorcare',
      Term: `${years} years`,
      'Price band': `${from * 100}-${upTo === null ? 99_999_999 : upTo * 100}`,
      'Appliance price': words[0]?.toUpperCase() + words.slice(1),
      Repair: large ? 'At home' : 'Collected and returned',
      'Accidental damage': large ? 'No' : 'Yes',
      'Engineer within': large ? (band < 2 ? '3 working days' : '2 working days') : '5 working days',
      'Claims paid up to': upTo === null ? 'The price paid' : pounds(upTo),
    },
  });
  draft.summary = `Cover for breakdowns from the day our 2-year guarantee ends, ${added === 1 ? 'one more year' : 'three more years'}, for ${group} that cost ${words}. One payment, no excess.`;
  draft.description = `<p>Our guarantee covers the first two years whether you buy this or not. This adds ${added === 1 ? 'a third year' : 'years three to five'}: parts, labour and call-out when ${large ? 'the appliance breaks down at home' : 'it breaks down or you drop it'}. There is no excess and no limit on the number of repairs; if it cannot be repaired we replace it with the nearest thing we sell.</p><p>You do not have to buy it today. The price stays the same for 30 days after the goods arrive. You may cancel within 45 days for a full refund if you have not claimed, and at any time after that for a refund of the unused part.</p><ul><li>${years} years in all, counted from delivery</li><li>${large ? 'Repaired in your home' : 'Collected from your door and brought back'}</li><li>${large ? 'Accidents are not covered; household insurance usually covers them' : 'Accidental damage included'}</li><li>Passes to the next owner with the appliance</li></ul><p>It does not cover wear (seals, bulbs, filters), limescale, business use, or faults that were there before. It does not change your legal rights: goods must be of satisfactory quality and last a reasonable time with or without it.</p>`;
  return draft;
}

/** Number of bands for small appliances, none of which costs more than the last of these. */
const SMALL_BANDS = 5;

/** Drafts every service and cover. All are included whatever the size of the catalogue. */
export function serviceDrafts(today: number): Draft[] {
  const covers = ([3, 5] as const).flatMap((years) => [
    ...COVER_BANDS.map((_, band) => coverDraft(years, true, band, today)),
    ...COVER_BANDS.slice(0, SMALL_BANDS).map((_, band) => coverDraft(years, false, band, today)),
  ]);
  return [...covers, ...SERVICES.map((service) => serviceDraft(service, today))];
}
