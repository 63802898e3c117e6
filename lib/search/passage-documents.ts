import { graphql } from '@/lib/platform/graphql';

/** The texts of the platform's own pages. */
export const PageTexts = graphql(`
  query PageTexts {
    site {
      content {
        pages(first: 50) {
          edges {
            node {
              __typename name
              ... on NormalPage { path htmlBody }
              ... on ContactPage { path htmlBody }
            }
          }
        }
      }
    }
  }
`);
