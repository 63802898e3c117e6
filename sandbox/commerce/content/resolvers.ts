import type { CommerceContext } from '../context.ts';
import { withPictures } from '../../store/pictures.ts';
import type { Picture } from '../pictures.ts';
import { connectionOf, globalId, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, type Seo, seo } from '../values.ts';
import { BLOG, type Post, type PostFilters, postById, posts } from './blog.ts';
import { type Page, pageById, type PageSort, type PagesFilters, pagesOf, pathToPage } from './pages.ts';

type PostsArguments = PageArguments & { filters?: PostFilters | null; sort?: 'NEWEST' | 'OLDEST' | null };

type PagesArguments = PageArguments & { filters?: PagesFilters | null; sortBy?: PageSort | null };

const anyPage = {
  id: ({ __typename, id }: Page) => globalId(__typename, id),
  entityId: ({ id }: Page) => id,
  parentEntityId: ({ parent_id }: Page) => parent_id,
  breadcrumbs: (
    page: Page,
    { depth, ...span }: PageArguments & { depth: number },
    { parts }: CommerceContext,
  ) => connectionOf(pathToPage(parts.store, page, depth), span),
  children: ({ id }: Page, { filters, sortBy, ...page }: PagesArguments, { parts }: CommerceContext) =>
    connectionOf(pagesOf(parts.store, { ...filters, parentEntityIds: [id] }, sortBy ?? 'PAGE_ID'), page),
  seo: (page: Page): Seo => seo(page.page_title || page.name, page.meta_description),
};

export const contentResolvers: Resolvers = {
  Content: {
    page: (_: object, { entityId }: { entityId: number }, { parts }: CommerceContext) =>
      pageById(parts.store, entityId),
    pages: (_: object, { filters, sortBy, ...page }: PagesArguments, { parts }: CommerceContext) =>
      connectionOf(pagesOf(parts.store, filters ?? {}, sortBy ?? 'PAGE_ID'), page),
    blog: () => BLOG,
    // The demo merchant has added no scripts.
    scripts: (_: object, page: PageArguments) => connectionOf([], page),
  },
  NormalPage: {
    ...anyPage,
    htmlBody: ({ html }: Page) => html,
    renderedRegions: () => ({ regions: [] }),
  },
  ContactPage: {
    ...anyPage,
    htmlBody: ({ html }: Page) => html,
    contactFields: () => ['fullname', 'phone', 'companyname', 'orderno', 'rma'],
  },
  RawHtmlPage: { ...anyPage, htmlBody: ({ html }: Page) => html },
  BlogIndexPage: { ...anyPage, seo: () => seo(BLOG.name, '') },
  Blog: {
    id: () => globalId('Blog', BLOG.id),
    posts: (_: object, { filters, sort, ...page }: PostsArguments, { parts }: CommerceContext) =>
      posts(parts.store, filters ?? {}, sort ?? 'NEWEST', page),
    post: (_: object, { entityId }: { entityId: number }, { parts }: CommerceContext) =>
      postById(parts.store, entityId),
  },
  BlogPost: {
    id: ({ id }: Post) => globalId('BlogPost', id),
    entityId: ({ id }: Post) => id,
    tags: ({ tags }: Post) => JSON.parse(tags) as string[],
    htmlBody: ({ html }: Post, _: object, { parts }: CommerceContext) =>
      withPictures(html, parts.config.origin),
    plainTextSummary: ({ summary }: Post, { characterLimit }: { characterLimit: number | null }) =>
      summary.slice(0, Math.max(0, characterLimit ?? 120)),
    publishedDate: ({ published_at }: Post) => dateTime(published_at),
    thumbnailImage: ({ image, name }: Post): Picture | null =>
      image === null ? null : { media: image, altText: name, isDefault: true },
    seo: ({ name, summary }: Post) => seo(name, summary),
  },
};
