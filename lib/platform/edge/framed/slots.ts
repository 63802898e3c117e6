import { escapeHtml } from '../../escape-html.ts';
import type { Address, Content, FramePath, HeadTag } from './content.ts';
import { MARKS } from './content.ts';

/** What a frame is filled with: the content and its address. */
export type Filling = Content & { address: Address };

/** A slot in a frame: the mark by which it is found, and what replaces it. */
export type Slot = { mark: string; fill: (filling: Filling) => string | Buffer };

/** Encodes JSON inside a string literal of a script, as the framework writes its payload. */
const inScript = (json: string): string =>
  JSON.stringify(json)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const tagHtml = ([tag, attributes]: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}/>`;

/** The element as React's payload encodes it. */
const tagRow = ([tag, attributes]: HeadTag, at: number): string =>
  JSON.stringify(['$', tag, `page-${at}`, attributes]);

const titleRow = (title: string): string => JSON.stringify(['$', 'title', '0', { children: title }]);
/** Escapes a leading `$`, which has a meaning in React's payload. */
const plain = (text: string): string => (text.startsWith('$') ? `$${text}` : text);

/** Slots in the markup of a document. */
export const HTML_SLOTS: Slot[] = [
  {
    mark: `<title>${MARKS.title}</title>`,
    fill: ({ title, head, preloads }) =>
      `${preloads}<title>${escapeHtml(title)}</title>${head.map(tagHtml).join('')}`,
  },
  { mark: MARKS.description, fill: ({ description }) => escapeHtml(description) },
  { mark: MARKS.content, fill: ({ html }) => html },
];

/** Slots in its scripts, which repeat the same content for the client. */
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

/** Returns the path and query with which a frame is requested. */
export function addressOf(frame: FramePath): { path: string; query: string } {
  return { path: frame === '/listing' ? `${frame}/${MARKS.path}` : frame, query: `${MARKS.query}=` };
}
