import { escapeHtml } from '../../escape-html.ts';
import type { Address, Content, FramePath, HeadTag } from './content.ts';
import { MARKS } from './content.ts';

/** What is put into a frame: the content, and the address at which it stands. */
export type Filling = Content & { address: Address };

/** A place in a frame: how it is recognised, and what is put there. */
export type Slot = { mark: string; fill: (filling: Filling) => string | Buffer };

/** JSON inside a text of a script, as the framework writes its payload. */
const inScript = (json: string): string =>
  JSON.stringify(json)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const tagHtml = ([tag, attributes]: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

/** As React's payload has it. */
const tagRow = ([tag, attributes]: HeadTag, at: number): string =>
  JSON.stringify(['$', tag, `page-${at}`, attributes]);

const titleRow = (title: string): string => JSON.stringify(['$', 'title', '0', { children: title }]);
/** A text that begins so means something else to React. */
const plain = (text: string): string => (text.startsWith('$') ? `$${text}` : text);

/** What stands in the text of a document. */
export const HTML_SLOTS: Slot[] = [
  {
    mark: `<title>${MARKS.title}</title>`,
    fill: ({ title, head, preloads }) =>
      `${preloads}<title>${escapeHtml(title)}</title>${head.map(tagHtml).join('')}`,
  },
  { mark: MARKS.description, fill: ({ description }) => escapeHtml(description) },
  { mark: MARKS.content, fill: ({ html }) => html },
];

/** What stands in its scripts, which say the same of it to the browser. */
export function scriptSlots(frame: FramePath): Slot[] {
  const { path, query } = addressOf(frame);
  const asked = `${path}?${query}`;
  return [
    {
      mark: inScript(titleRow(MARKS.title)),
      fill: ({ title, head }) =>
        inScript(
          [
            titleRow(plain(title)),
            ...head.map(([tag, attributes], at) => tagRow([tag, plainAll(attributes)], at)),
          ].join(),
        ),
    },
    {
      mark: inScript(JSON.stringify(MARKS.description)),
      fill: ({ description }) => inScript(JSON.stringify(plain(description))),
    },
    {
      mark: inScript(`"c":${JSON.stringify(asked.split('/'))}`),
      fill: ({ address: { pathname, search } }) =>
        inScript(`"c":${JSON.stringify(`${pathname}${search}`.split('/').map(plain))}`),
    },
    {
      mark: inScript(`"q":${JSON.stringify(`?${query}`)}`),
      fill: ({ address: { search } }) => inScript(`"q":${JSON.stringify(plain(search))}`),
    },
    ...(frame === '/listing'
      ? [
          {
            mark: inScript(`"k":${JSON.stringify(MARKS.path)}`),
            fill: ({ address: { pathname } }: Filling) =>
              inScript(`"k":${JSON.stringify(plain(pathname.slice(1)))}`),
          },
        ]
      : []),
  ];
}

const plainAll = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, plain(value)]));

/** The address at which a frame is asked for. */
export function addressOf(frame: FramePath): { path: string; query: string } {
  return { path: frame === '/listing' ? `${frame}/${MARKS.path}` : frame, query: `${MARKS.query}=` };
}
