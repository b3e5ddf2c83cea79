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

test('it searches half a second after the last letter, once', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran');
  wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('the pause can be longer', async () => {
  render(<SearchBox value="" onSearch={onSearch} delay={1000} />);
  await user.type(box(), 'oran');
  wait(999);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch).toHaveBeenCalledWith('oran');
});

test('Enter does not wait, and nothing is searched twice', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran{Enter}');
  wait(500);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('spaces around the text are no search', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), '  ');
  wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a search that comes from the address shows in the box', () => {
  const { rerender } = render(<SearchBox value="oran" onSearch={onSearch} />);
  expect(box()).toHaveValue('oran');
  rerender(<SearchBox value="" onSearch={onSearch} />);
  expect(box()).toHaveValue('');
});

test('what is typed while a search is under way stays', async () => {
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

test('leaving the page forgets a search that was not made', async () => {
  const { unmount } = render(<SearchBox value="" onSearch={onSearch} />);
  await user.type(box(), 'oran');
  unmount();
  wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

test('the cross clears the search at once and leaves the focus in the box', async () => {
  render(<SearchBox value="" onSearch={onSearch} />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(box(), 'oran{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  wait(500);
  expect(onSearch.mock.calls).toEqual([['oran']]);
});

test('the cross takes back a search that the list shows', async () => {
  render(<SearchBox value="oran" onSearch={onSearch} />);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
});
