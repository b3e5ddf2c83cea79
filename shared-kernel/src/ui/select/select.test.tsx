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

test('it shows its placeholder until something is chosen', async () => {
  render(<OfficeSelect />);
  expect(box()).toHaveTextContent('Select office');
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Oran' }));
  expect(box()).toHaveTextContent('Oran');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('it opens on what is chosen, which is marked', async () => {
  render(<OfficeSelect initial="o" />);
  await userEvent.click(box());
  const oran = screen.getByRole('option', { name: 'Oran' });
  expect(oran).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', oran.id);
});

test('the keyboard opens it, moves, chooses', async () => {
  render(<OfficeSelect />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveTextContent('Alger Centre');
  expect(box()).toHaveFocus();
});

test('a letter goes to the option that starts with it', async () => {
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
])('a typed word chooses the option that begins with it: %s', async (keys, chosen) => {
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

  test('is searched for what is typed while it is closed', async () => {
    await userEvent.tab();
    await userEvent.keyboard('ly{Enter}');
    expect(country()).toHaveTextContent('Lynda Aït Ouali');
  });

  test('says that nothing matches, and Escape leaves it as it was', async () => {
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

  test('draws only the options in view, and says where each of them stands', () => {
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
    expect(screen.getByRole('option', { name: 'Agency 1' })).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByRole('option', { name: 'Agency 1' })).toHaveAttribute('aria-setsize', '5000');
  });

  test('keeps the option that the keys are on, wherever that is', async () => {
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Agency 5000');
    expect(active()).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Agency 4991');
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveTextContent('Agency 4991');
  });

  test('finds one by its words', async () => {
    await userEvent.keyboard('4711 ag');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveTextContent('Agency 4711');
  });
});

test('letters that are typed before many options arrive are searched for', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('Pla');
  rerender(<CountrySelect names={Array.from({ length: 11 }, (_, index) => `Place ${index}`)} />);
  await userEvent.keyboard('ce 7');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('Place 7');
  await userEvent.keyboard('{Enter}');
  expect(country()).toHaveTextContent('Place 7');
});

test('who types and confirms before the options arrive has chosen what was typed', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}tun{Enter}');
  expect(country()).toHaveTextContent('Select country');
  rerender(<CountrySelect names={COUNTRIES} />);
  await waitFor(() => expect(country()).toHaveTextContent('Tunisia'));
  expect(country()).toHaveFocus();
});

test('what is typed after an early Enter takes it back', async () => {
  const { rerender } = render(<CountrySelect names={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}fr');
  rerender(<CountrySelect names={COUNTRIES} />);
  expect(await screen.findByRole('option', { name: 'France' })).toBeVisible();
  expect(country()).toHaveTextContent('Select country');
});

test('Escape closes it without a choice', async () => {
  render(<OfficeSelect initial="a" />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveTextContent('Alger Centre');
});

test('a locked one does not open', async () => {
  render(<OfficeSelect initial="a" disabled />);
  await userEvent.click(box());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
