import { searchContent } from '../search-content';

/** What `/search-alg` has inside its frame. */
export const GET = (request: Request): Promise<Response> => searchContent('service', request);
