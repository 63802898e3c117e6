import { searchMetadata, searchPage } from '@/app/(personal)/search-route';
import type { Engine } from '@/lib/search/rules';
import { contentOf } from './content-of';
import { finishOnce } from './finish-once';

/** What a page of results has inside its frame, for the renderer alone. */
export async function searchContent(engine: Engine, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const params = Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
  return contentOf(searchMetadata(params), await searchPage(engine, params, finishOnce));
}
