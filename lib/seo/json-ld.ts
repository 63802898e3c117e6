/** Serialises structured data so that it cannot close its script element. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type Step = { name: string; path?: string | undefined };

/** The breadcrumb of a page; the last step needs no path (experience §4.1). */
export function breadcrumbList(steps: readonly Step[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(path !== undefined && { item: new URL(path, origin).href }),
    })),
  };
}

/** The products on the first page of a list, by URL only. */
export function itemList(paths: readonly string[], origin: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: new URL(path, origin).href,
    })),
  };
}

export const graph = (...nodes: object[]): object => ({ '@context': 'https://schema.org', '@graph': nodes });
