import type { Captured } from './capture.ts';

const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-]+)\.css" (data-precedence="[^"]*")\/>/g;
const JOINT = /^\/_next\/static\/chunks\/((?:[\w~-]+\+)+[\w~-]+)\.css$/;

/** A type that no browser fetches; what is only `disabled`, Chromium fetches ahead. */
const PART = 'joint';

const pathOf = (names: string) => `/_next/static/chunks/${names}.css`;

/**
 * Lets a page fetch its style sheets in one request. The framework names each in the head, up to twenty of them, and a
 * page is painted when the last is there. They stay in the head as something else, so that the framework's browser
 * half finds what it looks for and adds only what another page needs besides.
 */
export function withJointStyles(html: string): string {
  const names = [...html.matchAll(SHEET)].flatMap(([, name]) => name ?? []);
  if (names.length < 2) return html;
  const joint = `<link rel="stylesheet" href="${pathOf([...new Set(names)].join('+'))}"/>`;
  let isFirst = true;
  return html.replaceAll(SHEET, (_, name: string, precedence: string) => {
    const part = `<link rel="stylesheet" href="${pathOf(name)}" ${precedence} type="${PART}"/>`;
    const before = isFirst ? joint : '';
    isFirst = false;
    return before + part;
  });
}

/** A `Link` header without the sheets, which the framework names there too for pages made for one request. */
export const withoutSheets = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style\b/.test(entry))
    .join(', ');

/**
 * What stands behind the address of a joint sheet: its parts in their order. The address says it all, so any machine
 * with this build answers it. Undefined for other paths, and where a part is unknown or named twice.
 */
export async function jointStyles(
  path: string,
  readSheet: (name: string) => Promise<Buffer | undefined>,
): Promise<Captured | undefined> {
  const names = JOINT.exec(path)?.[1]?.split('+') ?? [];
  if (names.length === 0 || new Set(names).size < names.length) return undefined;
  const parts = await Promise.all(names.map(readSheet));
  if (parts.includes(undefined)) return undefined;
  return {
    status: 200,
    headers: {
      'content-type': 'text/css; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: Buffer.concat(parts.flatMap((part) => (part ? [part, Buffer.from('\n')] : []))),
  };
}
