import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, toastError, toastSuccess, TOAST_REMOVE_DELAY } from './index';
import { toasts } from './toast.store';
import { ACTION_TOAST_DURATION_MS, Toaster, TOAST_DURATION } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => jest.advanceTimersByTime(TOAST_REMOVE_DELAY + ACTION_TOAST_DURATION_MS));
  jest.useRealTimers();
});

const shown = (text: string) => screen.queryByText(text, { selector: 'li *' });
const card = () => {
  const item = screen.getByRole('region').querySelector('li');
  if (!item) throw new Error('no toast shows');
  return item;
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast shows its title and description', () => {
  act(() => void toast({ title: 'Success', description: 'Agency created successfully' }));
  expect(shown('Success')).toBeVisible();
  expect(shown('Agency created successfully')).toBeVisible();
});

test('a new toast replaces the current one', () => {
  act(() => void toast({ title: 'First' }));
  act(() => void toast({ title: 'Second' }));
  expect(shown('First')).not.toBeInTheDocument();
  expect(shown('Second')).toBeVisible();
  expect(screen.getByRole('region').querySelectorAll('li')).toHaveLength(1);
});

test('a toast closes after five seconds, not before', () => {
  act(() => void toast({ title: 'Success' }));
  wait(4999);
  expect(shown('Success')).toBeVisible();
  wait(1);
  expect(shown('Success')).not.toBeInTheDocument();
});

test('an action stays for ten seconds, pauses on focus, and closes the toast', () => {
  const run = jest.fn();
  act(() => void toast({ title: 'Archived', action: { label: 'Undo', run } }));
  wait(9999);
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  act(() => undo.focus());
  wait(60_000);
  expect(undo).toBeVisible();
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown('Archived')).not.toBeInTheDocument();
});

test('an action expires after ten seconds', () => {
  act(() => void toast({ title: 'Archived', action: { label: 'Undo', run: () => undefined } }));
  wait(ACTION_TOAST_DURATION_MS);
  expect(shown('Archived')).not.toBeInTheDocument();
});

test('an action is announced with its hotkey', () => {
  act(() => void toast({ title: 'Archived', action: { label: 'Undo', run: () => undefined } }));
  wait(100);
  expect(screen.getByRole('status')).toHaveTextContent('Undo (F8)');
});

test('hovering pauses the timer, which then continues', () => {
  act(() => void toast({ title: 'Success' }));
  wait(3000);
  fireEvent.pointerMove(card());
  wait(60_000);
  expect(shown('Success')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(1999);
  expect(shown('Success')).toBeVisible();
  wait(1);
  expect(shown('Success')).not.toBeInTheDocument();
});

test('focus pauses the timer', () => {
  act(() => void toast({ title: 'Success' }));
  act(() => card().focus());
  wait(60_000);
  expect(shown('Success')).toBeVisible();
  act(() => card().blur());
  wait(TOAST_DURATION);
  expect(shown('Success')).not.toBeInTheDocument();
});

test('F8 moves the focus to the toasts', () => {
  act(() => void toast({ title: 'Success' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').querySelector('ol')).toHaveFocus();
});

test.each([
  ['to the right over 50 px dismisses it', 51, false],
  ['to the right over less than 50 px leaves it', 45, true],
  ['to the left leaves it', -80, true],
])('a swipe %s', (_, distance, stays) => {
  act(() => void toast({ title: 'Success' }));
  const swiped = card();
  const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX, clientY: 0 });
  fireEvent.pointerDown(swiped, at(100));
  fireEvent.pointerMove(swiped, at(100 + distance / 2));
  fireEvent.pointerMove(swiped, at(100 + distance));
  fireEvent.pointerUp(swiped, at(100 + distance));
  wait(0);
  expect(shown('Success') !== null).toBe(stays);
});

test('a closed toast stays in memory for 1,000,000 milliseconds', () => {
  act(() => void toast({ title: 'Success' }));
  wait(TOAST_DURATION);
  expect(toasts.get()).toMatchObject([{ title: 'Success', open: false }]);
  wait(TOAST_REMOVE_DELAY - 1);
  expect(toasts.get()).toHaveLength(1);
  wait(1);
  expect(toasts.get()).toHaveLength(0);
});

test('a success is titled Success', () => {
  act(() => toastSuccess('Agency created successfully'));
  expect(shown('Success')).toBeVisible();
  expect(card()).toHaveAttribute('data-variant', 'default');
});

test("an error is destructive and ends with the error's message", () => {
  act(() => toastError('Failed to create agency.', new Error('Name is required')));
  expect(shown('Error')).toBeVisible();
  expect(shown('Failed to create agency. Name is required')).toBeVisible();
  expect(card()).toHaveAttribute('data-variant', 'destructive');
});

test('the button of a toast closes it', () => {
  act(() => void toast({ title: 'Success' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(shown('Success')).not.toBeInTheDocument();
});
