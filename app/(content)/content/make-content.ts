import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { findList, listMetadata, listPage } from '@/app/(personal)/listing/list-route';
import { searchMetadata, searchPage } from '@/app/(personal)/search-route';
import { decideRoute } from '@/app/decide-route';
import type { Finish } from '@/components/parts/finished/types';
import { pathOf } from '@/lib/catalogue/paths';
import type { Address, Content, MakeContent } from '@/lib/platform/edge/framed/content';
import { traced } from '@/lib/platform/observe/tracing/transport';
import { type Engine, engineAt } from '@/lib/search/rules';
import { headOf } from '@/lib/seo/head-tags';
import { drawPage } from './draw-page';

/** Returns the content of a filtered list or a search page, without the frame around it. */
export const makeContent: MakeContent = (address) => traced('content', () => contentAt(address));

async function contentAt({ pathname, search }: Address): Promise<Content | null> {
  const query = new URLSearchParams(search);
  const settled = await decideRoute(pathname, query);
  if (settled.kind === 'rewrite' && settled.to.startsWith('/listing/')) return listContent(pathname, search);
  const engine = settled.kind === 'pass' ? engineAt(pathname) : undefined;
  return engine ? searchContent(engine, query) : null;
}

async function listContent(pathname: string, search: string): Promise<Content> {
  const found = await findList(pathOf(pathname.slice(1).split('/')), search);
  return contentOf(await listMetadata(found), (finish) => listPage(found, finish));
}

async function searchContent(engine: Engine, query: URLSearchParams): Promise<Content> {
  const params = Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
  return contentOf(searchMetadata(params), (finish) => searchPage(engine, params, finish));
}

async function contentOf(metadata: Metadata, page: (finish: Finish) => Promise<ReactNode>): Promise<Content> {
  return { ...(await drawPage(page)), ...(await headOf(metadata)) };
}
