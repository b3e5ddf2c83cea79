import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test.each(['line', 'circle'] as const)('a %s says what it measures and how much of it is done', (shape) => {
  render(<Progress percent={64} label="Collected today" shape={shape} />);
  expect(screen.getByRole('progressbar', { name: 'Collected today' })).toHaveAttribute('aria-valuenow', '64');
});
