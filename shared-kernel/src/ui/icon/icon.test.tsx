import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { ICON_NAMES } from '../../remote/icon-list';
import { ICONS, isIconName } from './icon-names';

test('every icon has a drawing', () => {
  for (const name of Object.keys(ICONS)) {
    if (!isIconName(name)) throw new Error(name);
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('path')).toHaveAttribute('d');
  }
});

test('descriptors may name every icon, and no other', () => {
  expect([...ICON_NAMES].toSorted()).toEqual(Object.keys(ICONS).toSorted());
});

test('an icon with a label is an image with that name', () => {
  render(<Icon name="agencies" label="Agencies" />);
  expect(screen.getByRole('img', { name: 'Agencies' })).toBeVisible();
});

test('an icon without a label is left out by screen readers', () => {
  render(<Icon name="agencies" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
