/**
 * What the server draws inside a part of the page that the browser stands at; empty where it cannot be had. The browser's
 * own parser reads it, which runs nothing and which Trusted Types let be.
 */
export function fetchDrawn(part: string): Promise<readonly Node[]> {
  return new Promise((settle) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      const page: Document | null = request.response;
      settle([...(page?.querySelector(`[data-finished="${part}"]`)?.childNodes ?? [])]);
    });
    request.send();
  });
}
