import { graphql } from '@/lib/platform/graphql';

/** Texts of the platform's own web pages. */
export const PageTexts = graphql(`
  query PageTexts($after: String) {
    site {
      content {
        pages(first: 50, after: $after) {
          pageInfo { hasNextPage endCursor }
          edges {
            node {
              __typename name seo { metaDescription }
              ... on NormalPage { path htmlBody }
              ... on ContactPage { path htmlBody }
            }
          }
        }
      }
    }
  }
`);
