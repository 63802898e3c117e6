import { z } from 'zod';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isAnswered, readAsk } from '@/lib/choosing/ask';
import { askedWords } from '@/lib/choosing/asked-words';
import { isChoosable } from '@/lib/choosing/data/lists';
import { getChoice } from '@/lib/choosing/queries';
import { wishesFor } from '@/lib/choosing/wishes';
import { categoryAt } from '@/lib/content/home-rules';
import { answer, posts, problem } from '@/lib/platform/http/api';
import { ownAddress } from '@/lib/platform/http/own-address';
import { isUnreachable } from '@/lib/platform/result';

const schema = z.object({ ask: ownAddress(1_000, 'Give the address of the question.') });

/**
 * Returns three products of a category for the household described in a URL of `/choose`: `{ "ask":
 * "/choose?in=/washing-machines&people=4" }`. It may hold a postcode and the size of a gap, so it is sent in the body,
 * which no server on the way logs.
 */
export const POST = posts(schema, async ({ input }) => {
  const ask = readAsk(input.ask.searchParams);
  try {
    const category = isChoosable(ask.list) ? categoryAt(await getCategoryTree(), ask.list) : null;
    const choice = category && (await getChoice(category.id, ask, new Date()));
    if (!choice?.kind) return problem(404, 'Nothing can be chosen from this list.');
    const { kind, picks } = choice;
    return answer({
      kind,
      wishes: wishesFor(kind),
      words: askedWords(ask, kind, choice),
      picks: isAnswered(ask) ? picks : [],
    });
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'Three cannot be chosen right now.', { 'Retry-After': '5' });
  }
});
