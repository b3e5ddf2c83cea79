import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { act, render } from '@testing-library/react';
import { Arrow } from './arrow';

afterEach(() => act(() => setLanguage('en')));

test('points to the received amount in both reading directions', async () => {
  const { container } = render(<Arrow />);
  expect(container).toHaveTextContent('→');
  await act(() => setLanguage('ar'));
  expect(container).toHaveTextContent('←');
});
