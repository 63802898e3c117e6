import { request } from 'undici';

export type Weight = { htmlKb: number; scriptKb: number; styleKb: number };

/** Gzipped size of what a first visit to a page loads in a current browser (without `nomodule` scripts). */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text();
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag));
  const scripts = new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []));
  const styles = new Set(
    [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(
      ([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [],
    ),
  );
  const sum = (files: Iterable<string>) =>
    gzippedKb([...files].map((file) => origin + file.replaceAll('&amp;', '&')));
  return { htmlKb: await sum([path]), scriptKb: await sum(scripts), styleKb: await sum(styles) };
}

/** Total transfer size of files, in kilobytes. */
export async function gzippedKb(urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const { body } = await request(url, { headers: { 'accept-encoding': 'gzip' } });
    bytes += (await body.arrayBuffer()).byteLength;
  }
  return bytes / 1_000;
}
