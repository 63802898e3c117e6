import { graphql } from '@/lib/platform/graphql';

export const AnsweredQuestions = graphql(`
  query AnsweredQuestions($id: Int!) {
    site {
      product(entityId: $id) {
        metafields(namespace: "questions", first: 50) { edges { node { key value } } }
      }
    }
  }
`);
