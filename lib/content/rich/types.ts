/** A piece of running text, whatever it was written in. Attribute names are those of HTML, in lower case. */
export type RichElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly RichNode[];
};
export type RichNode = string | RichElement;

/** What merchants and editors write: HTML of the platform, Markdown, or the content service's own documents. */
export type RichSource = { html: string } | { markdown: string } | { document: unknown };
