import { graphql } from '@/lib/platform/graphql';

export const BlogPosts = graphql(`
  query BlogPosts($after: String) {
    site {
      content {
        blog {
          posts(first: 12, after: $after, sort: NEWEST) {
            pageInfo { hasNextPage endCursor }
            edges {
              node { entityId name path author publishedDate { utc } tags plainTextSummary(characterLimit: 200) htmlBody }
            }
          }
        }
      }
    }
  }
`);
