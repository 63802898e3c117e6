import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tools } from '@/components/model/tools';

afterEach(cleanup);

test('a model turns the way the button says: its front to the left as the viewer goes round to its right', async () => {
  const onMove = vi.fn();
  render(<Tools doors={[]} measured={false} onMove={onMove} onNear={() => {}} onMeasure={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn to the left' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn to the right' }));
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
});
