import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from './search-box';

const onSearch = jest.fn();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('searches once, half a second after the last key', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('the delay is configurable', async () => {
  render(<SearchBox value="" onSearch={onSearch} delay={1000} />);
  await user.type(box(), 'oran');
  wait(999);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch).toHaveBeenCalledWith('oran');
});

test('Enter searches at once, and never twice for the same text', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran{Enter}');
  wait(500);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('surrounding spaces are ignored', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), '  ');
  wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a search from the address is shown in the box', () => {
  const { rerender } = render(<SearchBox value="oran" onSearch={onSearch} />);
  expect(box()).toHaveValue('oran');
  rerender(<SearchBox value="" onSearch={onSearch} />);
  expect(box()).toHaveValue('');
});

test('text typed during a search is kept', async () => {
  function Late() {
    const [value, setValue] = useState('');
    return <SearchBox value={value} onSearch={(text) => setTimeout(() => setValue(text), 100)} />;
  }
  render(<Late />);
  await user.type(box(), 'or');
  wait(500);
  await user.type(box(), 'an');
  wait(100);
  expect(box()).toHaveValue('oran');
});

test('leaving the page cancels a pending search', async () => {
  const { unmount } = render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran');
  unmount();
  wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

test('the clear button clears the search at once and keeps the focus', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(box(), 'oran{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  wait(500);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('the clear button clears a search from the address', async () => {
  render(<SearchBox value="oran" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
});
