import { expect, test } from 'vitest';
import { readDescription } from '@/lib/services/description';

test.each([
  [
    '<p>We fit it and take the packing away.</p><p><strong>Before we come.</strong> Clear the space.</p>',
    { text: 'We fit it and take the packing away.', before: 'Clear the space.' },
  ],
  [
    '<p class="lead">Hoses&nbsp;&amp; <em>test</em> wash</p>\n<p><strong>Before we come.</strong> Turn the water&rsquo;s tap off.</p>',
    { text: 'Hoses & test wash', before: 'Turn the water’s tap off.' },
  ],
  ['<p>We take the old one away.</p>', { text: 'We take the old one away.', before: null }],
  ['', { text: '', before: null }],
])('a service description is split into the work and what must be ready, as plain text: %j', (html, told) => {
  expect(readDescription(html)).toEqual(told);
});
