import type { FoundPage } from './types';
import type { Synonym } from './understand/types';
import { CAMPAIGN_ENDS } from './data/seasons';
import { isAsked } from './help';
import { asidesIn } from './understand/asides';
import { fillers } from './understand/lexicon';
import { wordsOfText } from './understand/words';

/** A page that stands for the results of some words. */
type Redirect = { words: string; name: string; path: string };

/** What editors have taught the search. Plain JSON. */
export type EditorWords = { synonyms: readonly Synonym[]; redirects: readonly Redirect[] };

type Stems = readonly string[];

/**
 * The page to which editors lead who types nothing but these words, in whatever number and case, in a sentence that says
 * no more and asks nothing of the shop; a campaign also by its deals or offers.
 */
export function redirectOf(typed: string, { redirects }: EditorWords): FoundPage | null {
  const stems = stemsOf(typed);
  const campaign = stems.filter((stem) => !CAMPAIGN_ENDS.test(stem));
  const alone = [stems, campaign].map((asked) => pageOf(asked, redirects, whole)).find(Boolean);
  const told =
    pageOf(telling(campaign), redirects, telling) ?? pageOf(announced(stems), redirects, announced);
  // `do you deliver on bank holidays` asks for no sale.
  const found = alone ?? (told && !isAsked(typed) ? told : undefined);
  return found ? { name: found.name, path: found.path, kind: 'help' } : null;
}

/** The page of which the words say the same, read in the same way; none for no words. */
const pageOf = (asked: Stems, redirects: readonly Redirect[], read: Read): Redirect | undefined =>
  asked.length > 0 ? byWords(redirects, read).get(asked.join(' ')) : undefined;

type Read = (stems: Stems) => Stems;

const indexes = new WeakMap<readonly Redirect[], Map<Read, ReadonlyMap<string, Redirect>>>();

/** The first redirect of each words, read once for a list of them and not by every search. */
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

/** `have you any offers on`: what tells, and that it is a campaign. */
const announced: Read = (stems) => stems.filter((stem) => CAMPAIGN_ENDS.test(stem) || !fillers.has(stem));

/** Whatever is taken off is an offer: `£100 off`. */
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
