import type { FoundPage } from './types';
import type { Synonym } from './understand/types';
import { CAMPAIGN_ENDS } from './data/seasons';
import { isAsked } from './help';
import { asidesIn } from './understand/asides';
import { fillers } from './understand/lexicon';
import { wordsOfText } from './understand/words';

/** A page that is opened instead of the results for certain words. */
type Redirect = { words: string; name: string; path: string };

/** Synonyms and redirects that editors maintain for the search. Plain JSON. */
export type EditorWords = { synonyms: readonly Synonym[]; redirects: readonly Redirect[] };

type Stems = readonly string[];

/**
 * Returns the editors' page for a query that consists of a redirect's words, in any number and case. The name of a
 * campaign may be followed by `deals` or `offers`. Filler words are ignored, unless the query asks the shop something
 * that a page answers. Null if there is no such page.
 */
export function redirectOf(typed: string, { redirects }: EditorWords): FoundPage | null {
  const stems = stemsOf(typed);
  const campaign = stems.filter((stem) => !CAMPAIGN_ENDS.test(stem));
  const alone = [stems, campaign].map((asked) => pageOf(asked, redirects, whole)).find(Boolean);
  const told =
    pageOf(telling(campaign), redirects, telling) ?? pageOf(announced(stems), redirects, announced);
  // `do you deliver on bank holidays` does not look for a sale.
  const found = alone ?? (told && !isAsked(typed) ? told : undefined);
  return found ? { name: found.name, path: found.path, kind: 'help' } : null;
}

/** Returns the redirect whose words are equal after `read`; none for no words. */
const pageOf = (asked: Stems, redirects: readonly Redirect[], read: Read): Redirect | undefined =>
  asked.length > 0 ? byWords(redirects, read).get(asked.join(' ')) : undefined;

type Read = (stems: Stems) => Stems;

const indexes = new WeakMap<readonly Redirect[], Map<Read, ReadonlyMap<string, Redirect>>>();

/**
 * Redirects by their words after `read`; the first of equal ones counts. Cached per list, because every search needs
 * them.
 */
function byWords(redirects: readonly Redirect[], read: Read): ReadonlyMap<string, Redirect> {
  const ofList = indexes.get(redirects) ?? new Map<Read, ReadonlyMap<string, Redirect>>();
  indexes.set(redirects, ofList);
  const index =
    ofList.get(read) ??
    new Map(redirects.toReversed().map((one) => [read(stemsOf(one.words)).join(' '), one]));
  ofList.set(read, index);
  return index;
}

const whole: Read = (stems) => stems;

const telling: Read = (stems) => stems.filter((stem) => !fillers.has(stem));

/** Drops filler words but keeps words for a campaign: `have you any offers on`. */
const announced: Read = (stems) => stems.filter((stem) => CAMPAIGN_ENDS.test(stem) || !fillers.has(stem));

/** Stem that stands for any kind of discount: `£100 off`. */
const OFFER = 'offer';

function stemsOf(text: string): string[] {
  const words = wordsOfText(text);
  const offers = asidesIn(words).filter(({ isOffer }) => isOffer);
  return words.flatMap(({ stem }, place) => {
    const offer = offers.find(({ at, length }) => place >= at && place < at + length);
    if (!offer) return [stem];
    return offer.at === place ? [OFFER] : [];
  });
}
