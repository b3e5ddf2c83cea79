import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../../fields/controls/field';
import { Select } from './select';

const options = [
  { value: '', label: '~' },
  { value: 'a', label: 'Alger Centre' },
  { value: 'o', label: 'Oran' },
];

function OfficeSelect({ initial = null, disabled = false }: { initial?: string | null; disabled?: boolean }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <Field label="Office">
      <Select value={value} onChange={setValue} options={options} placeholder="Select office" disabled={disabled} />
    </Field>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Office' });

test('it shows its placeholder without a selection', async () => {
  render(<OfficeSelect />);
  expect(box()).toHaveTextContent('Select office');
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Oran' }));
  expect(box()).toHaveTextContent('Oran');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('it opens at the selected option, which is marked', async () => {
  render(<OfficeSelect initial="o" />);
  await userEvent.click(box());
  const oran = screen.getByRole('option', { name: 'Oran' });
  expect(oran).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', oran.id);
});

test('the keyboard opens it, moves and selects', async () => {
  render(<OfficeSelect />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('Alger Centre');
  expect(box()).toHaveFocus();
});

test('a letter moves to the option that starts with it', async () => {
  render(<OfficeSelect />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}o{Enter}');
  expect(box()).toHaveTextContent('Oran');
});

const COUNTRIES = ['Algeria', 'France', 'United Kingdom', 'Tunisia'];

function CountrySelect({ names = COUNTRIES }: { names?: readonly string[] }) {
  const [value, setValue] = useState<string | null>(null);
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <Field label="Country">
      <Select value={value} onChange={setValue} options={options} placeholder="Select country" />
    </Field>
  );
}

const country = () => screen.getByRole('combobox', { name: 'Country' });

test.each([
  ['Tun{Enter}', 'Tunisia'],
  ['{Enter}tun{Enter}', 'Tunisia'],
  ['united k{Enter}', 'United Kingdom'],
])('a typed word selects the option that starts with it: %s', async (keys, chosen) => {
  render(<CountrySelect />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(country()).toHaveTextContent(chosen);
  expect(country()).toHaveFocus();
});

describe('a long list', () => {
  const names = Array.from({ length: 11 }, (_, index) => `Collector ${index}`);

  beforeEach(() => {
    render(<CountrySelect names={[...names, 'Lynda Aït Ouali', 'Yacine Lounes']} />);
  });

  test('has a search box', async () => {
    await userEvent.click(country());
    await userEvent.keyboard('ait');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveTextContent('Lynda Aït Ouali');
    expect(country()).toHaveFocus();
  });

  test('is searched for text typed while it is closed', async () => {
    await userEvent.tab();
    await userEvent.keyboard('ly{Enter}');
    expect(country()).toHaveTextContent('Lynda Aït Ouali');
  });

  test('says that nothing matches, and Escape keeps the value', async () => {
    await userEvent.click(country());
    await userEvent.keyboard('zz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(country()).toHaveTextContent('Select country');
    expect(country()).toHaveFocus();
  });
});

describe('one of 5,000', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `Agency ${index + 1}`);
  const search = () => screen.getByRole('combobox', { name: 'Search' });
  const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

  beforeEach(async () => {
    render(<CountrySelect names={names} />);
    await userEvent.click(country());
  });

  test('renders only visible options, with their positions', () => {
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    expect(screen.getByRole('option', { name: 'Agency 1' })).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByRole('option', { name: 'Agency 1' })).toHaveAttribute('aria-setsize', '5000');
  });

  test('always renders the active option', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Agency 5000');
    expect(active()).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Agency 4991');
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveTextContent('Agency 4991');
  });

  test('finds an option by its words', async () => {
    await userEvent.keyboard('4711 ag');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveTextContent('Agency 4711');
  });
});

test('text typed before many options arrive becomes the search', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('Pla');
  rerender(<CountrySelect names={Array.from({ length: 11 }, (_, index) => `Place ${index}`)} />);
  await userEvent.keyboard('ce 7');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('Place 7');
  await userEvent.keyboard('{Enter}');
  expect(country()).toHaveTextContent('Place 7');
});

test('text confirmed before the options arrive selects its match', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}tun{Enter}');
  expect(country()).toHaveTextContent('Select country');
  rerender(<CountrySelect names={COUNTRIES} />);
  await waitFor(() => expect(country()).toHaveTextContent('Tunisia'));
  expect(country()).toHaveFocus();
});

test('typing after an early Enter cancels it', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}fr');
  rerender(<CountrySelect names={COUNTRIES} />);
  expect(await screen.findByRole('option', { name: 'France' })).toBeVisible();
  expect(country()).toHaveTextContent('Select country');
});

test('Escape closes it without a selection', async () => {
  render(<OfficeSelect initial="a" />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveTextContent('Alger Centre');
});

test('a disabled one does not open', async () => {
  render(<OfficeSelect initial="a" disabled />);
  await userEvent.click(box());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
