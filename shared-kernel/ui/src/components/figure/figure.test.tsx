import { render, screen } from '@testing-library/react';
import { Figure, Money, Ratio } from '..';

test('figures, amounts and ratios are left to right in every language', () => {
  document.documentElement.dir = 'rtl';
  render(
    <>
      <Figure>24/11/2026 09:41</Figure>
      <Money signed amount={-1234.5} currency="USD" />
      <Ratio part={7} whole={22} />
    </>,
  );
  for (const text of ['24/11/2026 09:41', '−$1,234.50', '7 / 22']) {
    expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr');
  }
  document.documentElement.dir = 'ltr';
});
