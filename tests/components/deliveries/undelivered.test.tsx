import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Undelivered } from '@/components/deliveries/undelivered';

const item = (key: string) => ({ kind: 'letter', key, attempts: 12, since: 1, endedAt: 2 });
const age = (at: number) => `${at} days ago`;

test('each failed delivery has its own buttons to try it again and to drop it', () => {
  render(<Undelivered items={[item('letter:order:1:placed'), item('letter:order:2:placed')]} age={age} />);
  expect(screen.getByText(/^2 deliveries failed/)).toBeTruthy();
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('letter, promised 1 days ago, given up 2 days ago after 12 tries');
  const retry = within(first as HTMLElement).getByRole('button', {
    name: 'Try again: letter:order:1:placed',
  });
  const { form } = retry as HTMLButtonElement;
  expect(form?.getAttribute('action')).toBe('/api/undelivered');
  expect(Object.fromEntries(new FormData(form ?? undefined, retry))).toEqual({
    key: 'letter:order:1:placed',
    what: 'retry',
  });
  expect(screen.getAllByRole('button', { name: /^Drop: / })).toHaveLength(2);
});

test('no failed deliveries and an unavailable store have different messages', () => {
  const { rerender } = render(<Undelivered items={[]} age={age} />);
  expect(screen.getByText(/^Everything has been delivered/)).toBeTruthy();
  rerender(<Undelivered items={null} age={age} />);
  expect(screen.getByText(/not answering/)).toBeTruthy();
  expect(screen.queryByText(/^Everything has been delivered/)).toBeNull();
});
