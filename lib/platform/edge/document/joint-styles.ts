import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../same-secret.ts';
import type { Built } from '../built.ts';
import type { Captured } from '../capture.ts';
import { type Changed, type Piece, textPiece } from './pieces.ts';

const JOINT = /^\/_next\/static\/chunks\/((?:[\w~-]+\+)+[\w~-]+)\.([\w-]{22})\.css$/;

/** A type that no browser fetches; what is only `disabled`, Chromium fetches ahead. */
const PART = 'joint';

const pathOf = (name: string) => `/_next/static/chunks/${name}.css`;

export type JointStyles = {
  /**
   * Lets a page fetch its style sheets in one request. The framework names each in the head, up to twenty of them, and
   * a page is painted when the last is there. They stay in the head as something else, so that the framework's browser
   * half finds what it looks for and adds only what another page needs besides.
   */
  join(pieces: readonly Piece[]): Changed;
  /**
   * What stands behind the address of a joint sheet: its parts in their order. Undefined for other paths, for what no
   * page of ours named, and where a part is unknown.
   */
  read(path: string): Promise<Captured | undefined>;
};

/**
 * An address says all that its sheet is made of, so that any machine with this build and secret answers it; signed, so
 * that nobody makes up others, each of which would be put together, compressed and kept.
 */
export function createJointStyles(secret: string, readSheet: Built['readSheet']): JointStyles {
  const signatureOf = (names: string) =>
    createHmac('sha256', secret).update(`joint-styles:${names}`).digest('base64url').slice(0, 22);

  return {
    join(pieces) {
      const names = pieces.flatMap((piece) => (piece.kind === 'sheet' ? piece.name : []));
      if (names.length < 2) return { pieces, count: 0 };
      const all = [...new Set(names)].join('+');
      const joint = `<link rel="stylesheet" href="${pathOf(`${all}.${signatureOf(all)}`)}"/>`;
      const first = pieces.findIndex(({ kind }) => kind === 'sheet');
      const joined = pieces.map((piece, at) => {
        if (piece.kind !== 'sheet') return piece;
        const { name, precedence } = piece;
        const part = `<link rel="stylesheet" href="${pathOf(name)}" ${precedence} type="${PART}"/>`;
        return textPiece(at === first ? joint + part : part);
      });
      return { pieces: joined, count: names.length };
    },
    async read(path) {
      const [, names = '', signature = ''] = JOINT.exec(path) ?? [];
      if (!names || !isSameSecret(signature, signatureOf(names))) return undefined;
      const parts = await Promise.all(names.split('+').map(readSheet));
      if (parts.includes(undefined)) return undefined;
      return {
        status: 200,
        headers: {
          'content-type': 'text/css; charset=UTF-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body: Buffer.concat(parts.flatMap((part) => (part ? [part, Buffer.from('\n')] : []))),
      };
    },
  };
}

/** A `Link` header without the sheets, which the framework names there too for pages made for one request. */
export const withoutSheets = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style\b/.test(entry))
    .join(', ');
