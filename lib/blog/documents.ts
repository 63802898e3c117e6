import { PictureFragment, SeoFragment } from '@/lib/catalogue/documents';
import { graphql } from '@/lib/platform/graphql';

export const PostLineFragment = graphql(
  `
  fragment PostLine on BlogPost {
    entityId name path author tags
    publishedDate { utc }
    plainTextSummary(characterLimit: 240)
    thumbnailImage { ...Picture }
  }
`,
  [PictureFragment],
);

/** Twelve posts a page, newest first (specification §9). */
export const BlogPage = graphql(
  `
  query BlogPage($after: String, $filters: BlogPostsFiltersInput) {
    site {
      content {
        blog {
          posts(first: 12, after: $after, filters: $filters, sort: NEWEST) {
            pageInfo { hasNextPage endCursor }
            edges { node { ...PostLine } }
          }
        }
      }
    }
  }
`,
  [PostLineFragment],
);

export const BlogOutline = graphql(`
  query BlogOutline($after: String) {
    site {
      content {
        blog {
          posts(first: 50, after: $after, sort: NEWEST) {
            pageInfo { hasNextPage endCursor }
            edges { node { name path tags plainTextSummary(characterLimit: 240) publishedDate { utc } } }
          }
        }
      }
    }
  }
`);

export const PostById = graphql(
  `
  query PostById($id: Int!) {
    site { content { blog { post(entityId: $id) { ...PostLine htmlBody seo { ...Seo } } } } }
  }
`,
  [PostLineFragment, SeoFragment],
);
