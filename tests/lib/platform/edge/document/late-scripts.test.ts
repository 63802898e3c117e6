import { describe, expect, test } from 'vitest';
import { withLateScripts } from '@/lib/platform/edge/document/late-scripts';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const FIRST = '<script src="/_next/static/chunks/a.js" async=""></script>';
const LAST = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';

describe('the scripts of a page', () => {
  test('wait, and keep what they are known by', () => {
    const late = withLateScripts(page(FIRST, `<p>Text</p>${LAST}`));
    expect(late).toContain('<script type="waiting" src="/_next/static/chunks/a.js" async=""></script>');
    expect(late).toContain(
      '<script type="waiting" src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
    );
    expect(late).toMatch(
      /<script>\(function startWhenPainted[^<]*\)\("waiting"\)<\/script><\/body><\/html>$/,
    );
  });

  test('are not fetched ahead either', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const face = '<link rel="preload" as="font" href="/f.woff2"/>';
    const late = withLateScripts(page(`${ahead}${face}${FIRST}`));
    expect(late).not.toContain('as="script"');
    expect(late).toContain(face);
  });

  test.each([
    ['those of old browsers', '<script src="/_next/static/chunks/p.js" noModule=""></script>'],
    ['data', '<script type="application/ld+json">{"src":"/_next/static/x.js"}</script>'],
    ['code in the page', '<script>one()</script>'],
    ['a stranger’s', '<script src="https://forms.example/embed.js" async=""></script>'],
  ])('leave alone %s', (_, script) => {
    expect(withLateScripts(page(script))).toBe(page(script));
    expect(withLateScripts(page(script + FIRST))).toContain(script);
  });
});
