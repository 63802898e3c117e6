import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../same-secret.ts';
import type { Built } from '../built.ts';
import type { Captured } from '../capture.ts';
import { type Changed, type Piece, textPiece } from './pieces.ts';

const JOINT = /^\/_next\/static\/chunks\/((?:[\w~-]+\+)+[\w~-]+)\.([\w-]{22})\.css$/;

/** A type that no browser fetches; Chromium prefetches a sheet that is merely `disabled`. */
const PART = 'joint';

const pathOf = (name: string) => `/_next/static/chunks/${name}.css`;

export type JointStyles = {
  /**
   * Makes a page fetch its style sheets in one request. The framework names each of up to twenty in the head, and a
   * page is not painted until the last has arrived. The links stay in the head with another type, so that the
   * framework's client finds them and adds only what another page needs as well.
   */
  join(pieces: readonly Piece[]): Changed;
  /**
   * Returns a joint style sheet: its parts in order. Undefined for other paths, for a URL that the shop did not sign,
   * and if a part is unknown.
   */
  read(path: string): Promise<Captured | undefined>;
};

/**
 * The URL of a joint sheet lists its parts, so that any machine with this build and secret can serve it. It is signed,
 * so that nobody can make up others, each of which would be assembled, compressed and kept.
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

/** Removes the style sheets from a `Link` header. The framework lists them there too for pages rendered per request. */
export const withoutSheets = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((entry) => !/;\s*as="?style\b/.test(entry))
    .join(', ');
