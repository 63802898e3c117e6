import type { GraphQLSchema } from 'graphql';
import { mutationRows, queryRows, typeRows } from './graphql.ts';
import { type Route, routesByService } from './routes.ts';

const HEAD = `# What the sandbox answers

Written by \`npm run answers\` from the GraphQL schema and the routes that a sandbox registers; a test fails while this
page says anything else. What is not named here is refused as the service refuses what it does not know. How strict the
answers are stands in [README.md](README.md).
`;

/** The contents of the page. */
export function answersPage(schema: GraphQLSchema, routes: readonly Route[]): string {
  const services = [...routesByService(routes)].filter(([, rows]) => rows.length > 0);
  return [
    HEAD,
    '## Requests\n',
    ...services.map(([title, rows]) => `### ${title}\n\n${table(['path', 'methods'], rows)}`),
    '## GraphQL: queries\n',
    table(['field', 'arguments', 'gives'], queryRows(schema)),
    '## GraphQL: mutations\n',
    table(['mutation', 'arguments', 'gives'], mutationRows(schema)),
    '## GraphQL: types\n',
    'Introspection is on: any client reads arguments and the types of fields from `/graphql`.\n',
    table(['type', 'fields'], typeRows(schema)),
  ].join('\n');
}

/** Rows as a Markdown table, with each cell as code. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const code = (cell: string) => (cell === '' ? '' : `\`${cell}\``);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(code)))].join('');
}
