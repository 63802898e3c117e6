import { readdirSync, readFileSync } from 'node:fs';

/** A text file: front matter of `name: value` lines between two lines of dashes, then Markdown. */
export type Written = {
  /** The file's name without its extension. */
  slug: string;
  /** Front matter values by name, which is what precedes the first colon. */
  head: Readonly<Record<string, string>>;
  body: string;
};

/** Reads every `.md` file of a folder, sorted by name. @throws naming the file whose front matter cannot be read */
export function readFolder(folder: URL): Written[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readText(name.slice(0, -'.md'.length), readFileSync(new URL(name, folder), 'utf8')));
}

export function readText(slug: string, text: string): Written {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  if (!found) throw new Error(`${slug}.md does not begin with named lines between two rows of dashes.`);
  const head: Record<string, string> = {};
  for (const line of (found[1] ?? '').split('\n').filter(Boolean)) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`${slug}.md: “${line}” has no name.`);
    head[name.trim()] = value.trim();
  }
  return { slug, head, body: (found[2] ?? '').trim() };
}

/** Splits a comma-separated value; returns an empty array for undefined. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Returns the sections of a text by their level-one headings; the text before the first heading has the key ''. */
export function sectionsOf(body: string): ReadonlyMap<string, string> {
  const [before = '', ...parts] = body.split(/^# (?=\S)/m);
  return new Map([
    ['', before.trim()],
    ...parts.map((part): [string, string] => {
      const [title = ''] = part.split('\n', 1);
      return [title.trim(), part.slice(title.length).trim()];
    }),
  ]);
}

/** Returns the parts of a section below its level-two headings, in order. */
export const partsOf = (section: string): { title: string; text: string }[] =>
  section
    .split(/^## (?=\S)/m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n', 1);
      return { title: title.trim(), text: part.slice(title.length).trim() };
    });

/** Returns the items of a list, each split at the mark: `- SKU | why`. */
export const pointsOf = (section: string, mark: string): string[][] =>
  section
    .split('\n')
    .flatMap((line) => /^- (.*)$/.exec(line)?.[1] ?? [])
    .map((point) => point.split(mark).map((each) => each.trim()));
