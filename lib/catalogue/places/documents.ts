import { PictureFragment, SeoFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

export const CategoryTree = graphql(
  `
  query CategoryTree {
    site {
      categoryTree {
        ...Branch
        children { ...Branch children { ...Branch } }
      }
    }
  }
  fragment Branch on CategoryTreeItem {
    entityId name path description productCount hasChildren image { ...Picture }
  }
`,
  [PictureFragment],
);

export const CategoryById = graphql(
  `
  query CategoryById($id: Int!) {
    site {
      category(entityId: $id) {
        entityId name path description
        defaultImage { ...Picture }
        breadcrumbs(depth: 3) { edges { node { entityId name path } } }
        seo { ...Seo }
      }
    }
  }
`,
  [PictureFragment, SeoFragment],
);

export const BrandFragment = graphql(
  `
  fragment BrandDetails on Brand {
    entityId name path
    defaultImage { ...Picture }
    products(first: 1) { collectionInfo { totalItems } }
    story: metafields(namespace: "maker", keys: ["story"], first: 1) { edges { node { value } } }
    seo { ...Seo }
  }
`,
  [PictureFragment, SeoFragment],
);

export const Brands = graphql(
  `
  query Brands($after: String) {
    site {
      brands(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { ...BrandDetails } }
      }
    }
  }
`,
  [BrandFragment],
);

export const BrandById = graphql(
  `query BrandById($id: Int!) { site { brands(first: 1, entityIds: [$id]) { edges { node { ...BrandDetails } } } } }`,
  [BrandFragment],
);

export const RouteFragment = graphql(`
  fragment WhatIsHere on Route {
    node {
      __typename
      ... on Product { entityId }
      ... on Category { entityId }
      ... on Brand { entityId }
      ... on BlogPost { entityId }
      ... on NormalPage { entityId }
      ... on ContactPage { entityId }
      ... on RawHtmlPage { entityId }
    }
    redirect {
      toUrl
      to {
        __typename
        ... on ManualRedirect { url }
        ... on ProductRedirect { path }
        ... on CategoryRedirect { path }
        ... on BrandRedirect { path }
        ... on BlogPostRedirect { path }
        ... on PageRedirect { path }
      }
    }
  }
`);

/**
 * Looks up both forms of a path: the platform's own paths have a trailing slash, its redirects are as the merchant
 * typed them.
 */
export const RouteLookup = graphql(
  `
  query RouteLookup($path: String!, $bare: String!) {
    site {
      route(path: $path) { ...WhatIsHere }
      typed: route(path: $bare) { ...WhatIsHere }
    }
  }
`,
  [RouteFragment],
);

export const PageById = graphql(
  `
  query PageById($id: Int!) {
    site {
      content {
        page(entityId: $id) {
          __typename entityId name
          breadcrumbs(depth: 5) { edges { node { entityId name path } } }
          seo { ...Seo }
          ... on NormalPage { path htmlBody }
          ... on ContactPage { path htmlBody }
        }
      }
    }
  }
`,
  [SeoFragment],
);
