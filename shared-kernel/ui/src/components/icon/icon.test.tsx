import { render, screen, waitFor } from '@testing-library/react';
import { Icon } from './icon';
import { ICON_NAMES } from '@comptoir/kernel/internal/remote/icon-list';
import { ICONS, isIconName } from './icon-names';

test('a lazy drawing reserves its space until loaded', async () => {
  const { container } = render(<Icon name="language" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('path')).not.toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('path')).toBeInTheDocument());
});

test.each([...ICON_NAMES])('the icon %s has a drawing', async (name) => {
  if (!isIconName(name)) throw new Error(name);
  const { container } = render(<Icon name={name} />);
  await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('d'));
});

test('descriptors may name exactly the icons', () => {
  expect([...ICON_NAMES].toSorted()).toEqual(Object.keys(ICONS).toSorted());
});

test('an icon with a label is an image with that name', () => {
  render(<Icon name="agencies" label="Agencies" />);
  expect(screen.getByRole('img', { name: 'Agencies' })).toBeVisible();
});

test('an icon without a label is hidden from screen readers', () => {
  render(<Icon name="agencies" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
