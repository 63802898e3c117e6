import { describe, expect, test } from 'vitest';
import { withLateScripts } from '@/lib/platform/edge/document/late-scripts';
import { through } from '../../../../support/document';

const late = through(withLateScripts);

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const FIRST = '<script src="/_next/static/chunks/a.js" async=""></script>';
const LAST = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';

describe('the scripts of a page', () => {
  test('are deferred, and keep their attributes', () => {
    const html = late(page(FIRST, `<p>Text</p>${LAST}`));
    expect(html).toContain('<script type="waiting" src="/_next/static/chunks/a.js" async=""></script>');
    expect(html).toContain(
      '<script type="waiting" src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
    );
    expect(html).toMatch(
      /<script>\(function startWhenPainted[^<]*\)\("waiting"\)<\/script><\/body><\/html>$/,
    );
  });

  test('are not preloaded either', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const face = '<link rel="preload" as="font" href="/f.woff2"/>';
    const html = late(page(`${ahead}${face}${FIRST}`));
    expect(html).not.toContain('as="script"');
    expect(html).toContain(face);
  });

  test.each([
    ['those of old browsers', '<script src="/_next/static/chunks/p.js" noModule=""></script>'],
    ['data', '<script type="application/ld+json">{"src":"/_next/static/x.js"}</script>'],
    ['inline code', '<script>one()</script>'],
    ['from another origin', '<script src="https://forms.example/embed.js" async=""></script>'],
  ])('are not deferred if they are %s', (_, script) => {
    expect(late(page(script))).toBe(page(script));
    expect(late(page(script + FIRST))).toContain(script);
  });
});
