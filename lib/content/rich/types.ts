/** An element of rich text, whatever the source format. Attribute names are those of HTML, in lower case. */
export type RichElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly RichNode[];
};
export type RichNode = string | RichElement;

/** Source of a text: HTML of the platform, Markdown, or a rich-text document of the content service. */
export type RichSource = { html: string } | { markdown: string } | { document: unknown };
