import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { CountryFlag, countryFlagUrl } from './country-flag';
import { countries } from './country-table';

test('a flag beside a name has no accessible name', () => {
  render(<CountryFlag code="DZ" />);
  const flag = screen.getByRole('presentation');
  expect(flag).toHaveAttribute('src', countryFlagUrl('DZ'));
  expect(flag).toHaveAttribute('loading', 'lazy');
});

test('every country has a flag file', () => {
  const folder = join(dirname(createRequire(__filename).resolve('country-flag-icons/package.json')), '3x2');
  const missing = countries.filter(({ code }) => !existsSync(join(folder, `${code}.svg`)));
  expect(missing).toEqual([]);
});
