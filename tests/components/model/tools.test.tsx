import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tools } from '@/components/model/tools';

afterEach(cleanup);

test('a model turns as the button says: to the left as the viewer moves to the right', async () => {
  const onMove = vi.fn();
  render(<Tools doors={[]} measured={false} onMove={onMove} onNear={() => {}} onMeasure={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn to the left' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn to the right' }));
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
});
