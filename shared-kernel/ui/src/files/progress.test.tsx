import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test('announces its label and percentage', () => {
  render(<Progress percent={64} label="Sending receipt.jpg" />);
  expect(screen.getByRole('progressbar', { name: 'Sending receipt.jpg' })).toHaveAttribute('value', '64');
  expect(screen.getByText('64%')).toBeVisible();
});
