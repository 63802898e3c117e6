import { searchContent } from '../search-content';

/** What `/search` has inside its frame. */
export const GET = (request: Request): Promise<Response> => searchContent('commerce', request);
