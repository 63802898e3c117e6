import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '@/components/ui/controls/button';

afterEach(cleanup);

test.each([
  ['rest', 1],
  ['done', 1],
  ['busy', 0],
  ['blocked', 0],
] as const)('a form whose button is %s is sent %i times, by Enter as by a press', async (state, times) => {
  const sent = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input aria-label="E-mail address" />
      <Button type="submit" state={state}>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('E-mail address'), '{Enter}');
  expect(sent).toHaveBeenCalledTimes(times);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledTimes(2 * times);
});
