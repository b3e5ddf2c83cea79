import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadControls } from '../../components/controls/load-controls';
import { Field } from '../controls/field';
import { CountrySelect } from './country-select';

function Country({ initial = '' }: { initial?: string }) {
  const [code, setCode] = useState(initial);
  return (
    <Field label="Country" {...(code === '' && { error: 'Country is required' })}>
      <CountrySelect value={code} onChange={setCode} />
    </Field>
  );
}

const button = () => screen.getByRole('button', { name: /Country/ });
const search = () => screen.getByRole('combobox', { name: 'Search country...' });

async function open(shown = /Algeria/) {
  await userEvent.click(button());
  await screen.findByRole('option', { name: shown });
}

beforeAll(loadControls);

test('the button has a label and an error', () => {
  render(<Country />);
  expect(button()).toHaveAccessibleName('Country Select country...');
  expect(button()).toHaveAccessibleDescription('Country is required');
});

test('it opens with the focus in the search box', async () => {
  render(<Country />);
  await open();
  expect(search()).toHaveFocus();
  expect(search()).toHaveAttribute('placeholder', 'Search country...');
});

test('typing filters the list, Enter selects the first match', async () => {
  render(<Country />);
  await open();
  await userEvent.keyboard('alger');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveAccessibleName('Country Algeria');
  expect(button()).toHaveFocus();
});

test('Enter selects the match before the list is shown', async () => {
  render(<Country />);
  await open();
  act(() => {
    fireEvent.change(search(), { target: { value: 'alger' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
  });
  expect(button()).toHaveAccessibleName('Country Algeria');
});

test('arrow keys move through the list and announce the active country', async () => {
  render(<Country initial="DZ" />);
  await open();
  const algeria = screen.getByRole('option', { name: /Algeria/ });
  expect(search()).toHaveAttribute('aria-activedescendant', algeria.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(button()).not.toHaveAccessibleName('Country Algeria');
});

test('a search without a match says so', async () => {
  render(<Country />);
  await open();
  await userEvent.keyboard('atlantis');
  expect(await screen.findByText('No country found.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(search()).toHaveFocus();
});

test('Escape closes it without a choice and restores the focus', async () => {
  render(<Country initial="FR" />);
  await open(/France/);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleName('Country France');
});

test('a click selects a country', async () => {
  render(<Country />);
  await open();
  await userEvent.click(screen.getByRole('option', { name: /Algeria/ }));
  expect(button()).toHaveAccessibleName('Country Algeria');
});
