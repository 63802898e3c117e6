import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from '@/components/content/rich-text';

const shown = (html: string) => render(<RichText html={html} />).container.innerHTML;

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="position:fixed" onclick="x()" id="cart">x</p>',
  '<form action="https://evil.example"><input name=q></form>',
  '<base href="https://evil.example/">',
  '<template><script>alert(1)</script></template>',
])('nothing of %s can do harm', (html) => {
  expect(shown(html)).not.toMatch(/script|onerror|onclick|style=|iframe|<form|<base|data:|id=/i);
});

test('text keeps its structure, links lose their trailing slash, others are not vouched for', () => {
  const html = shown(
    '<h1>Delivery</h1><p>See <a href="/returns/">returns</a>, <a href="https://other.example/x/">others</a>.</p>',
  );
  expect(html).toContain('<h2>Delivery</h2>');
  expect(html).toContain('<a href="/returns">');
  expect(html).toContain('<a href="https://other.example/x/" rel="noopener nofollow">');
});

test('a link to another host that looks like a path is none of ours', () => {
  expect(shown('<a href="//evil.example/">x</a>')).not.toContain('evil');
  expect(shown('<a href="/\\evil.example/">x</a>')).not.toContain('href="/evil');
});

test('nothing is drawn for nothing', () => {
  expect(shown('<script></script> ')).toBe('');
});
