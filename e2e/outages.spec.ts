import { setFault } from './support/fault';
import { cards, search } from './support/search';
import { expect, test } from './support/test';

// After a failure the shop avoids a host for a while (search: two minutes), which must not affect other tests.
test.use({ ownStack: '-outages' });
// One stack is enough for them.
test.describe.configure({ mode: 'default' });

for (const kind of ['down', 'malformed', 'hang']) {
  test(`the platform’s search stands in while the search service is ${kind}`, { tag: '@long' }, async ({
    page,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|ERR_EMPTY_RESPONSE|CORS|net::/);
    await setFault(stack, 'search', kind);
    try {
      await page.goto('/');
      await search(page, 'kettle');
      await expect(page.getByRole('group', { name: 'Products' })).toContainText(/kettle/i);
      await page.goto('/search-alg?q=kettle');
      await expect(cards(page).first()).toContainText(/kettle/i);
    } finally {
      await setFault(stack, 'search', 'none');
    }
  });
}

test('an outage of both searches is a 503, not an empty result', { tag: '@long' }, async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(/503|Failed to load resource/);
  await page.goto('/search-alg?q=oven');
  await setFault(stack, 'search', 'down');
  await setFault(stack, 'graphql', 'down');
  try {
    const answer = await page.goto('/search-alg?q=something+never+asked');
    expect(answer?.status()).toBe(503);
    await expect(page.getByText(/No results found/)).toHaveCount(0);
  } finally {
    await setFault(stack, 'search', 'none');
    await setFault(stack, 'graphql', 'none');
  }
});

test('while the content service is down, unseen pages are served, and a seen one keeps its words', {
  tag: '@long',
}, async ({ page, stack }) => {
  const questions = () => page.getByRole('main').locator('summary').allInnerTexts();
  await page.goto('/help');
  const seen = await questions();
  expect(seen.length).toBeGreaterThan(3);
  await setFault(stack, 'content', 'down');
  try {
    for (const path of ['/', '/washing-machines', '/blog', '/brands/norrvik', '/kettles', '/help'])
      expect((await page.goto(path))?.status(), path).toBe(200);
    expect(await questions()).toEqual(seen);
  } finally {
    await setFault(stack, 'content', 'none');
  }
});
