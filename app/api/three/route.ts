import { z } from 'zod';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { isAnswered, readAsk } from '@/lib/choosing/ask';
import { askedWords } from '@/lib/choosing/asked-words';
import { isChoosable } from '@/lib/choosing/data/lists';
import { getChoice } from '@/lib/choosing/queries';
import { wishesFor } from '@/lib/choosing/wishes';
import { categoryAt } from '@/lib/content/home-rules';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';

const schema = z.object({
  ask: z
    .string()
    .max(1_000)
    .regex(/^\/[^/\\]/, 'Give the address of what is asked.'),
});

/** Three of a list for what an address of `/choose` says of a household: `?ask=/choose?in=/washing-machines&people=4`. */
export const GET = reads(schema, async ({ input }) => {
  const { searchParams } = new URL(input.ask, 'https://ask.invalid');
  const ask = readAsk(searchParams);
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
