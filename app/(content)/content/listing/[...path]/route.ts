import { findList, listMetadata, listPage } from '@/app/(personal)/listing/list-route';
import { contentOf } from '../../content-of';
import { finishOnce } from '../../finish-once';

type Context = { params: Promise<{ path: string[] }> };

/** What a list that is narrowed has inside its frame, for the renderer alone. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).path.map(decodeURIComponent).join('/')}`;
  const found = await findList(path, new URL(request.url).search);
  return contentOf(await listMetadata(found), await listPage(found, finishOnce));
}
