import { waitFor } from '@testing-library/dom';
import { takeOverFirstPaint } from './take-over';

const FORM = '<main><form><input name="email"><input name="password"><button>Sign in</button></form></main>';

function open() {
  document.body.innerHTML = `<div id="root"></div><div id="first-paint">${FORM}</div>`;
  const root = the('#root');
  const place = the('#first-paint');
  takeOverFirstPaint(root);
  const gone = () => waitFor(() => expect(place).not.toBeInTheDocument());
  return { root, place, draw: () => (root.innerHTML = FORM), gone };
}

function the(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function field(selector: string): HTMLInputElement {
  const found = the(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no field`);
  return found;
}

test('input, focus and caret are kept', async () => {
  const { root, draw, gone } = open();
  field('#first-paint [name=email]').value = 'admin@comptoir.example';
  const password = field('#first-paint [name=password]');
  password.value = 'secret';
  password.focus();
  password.setSelectionRange(2, 4);
  draw();
  const heard = jest.fn();
  root.addEventListener('input', ({ target }) => heard(target));
  await gone();
  expect(heard.mock.calls).toEqual([[field('#root [name=email]')], [field('#root [name=password]')]]);
  expect(field('#root [name=email]')).toHaveValue('admin@comptoir.example');
  const successor = field('#root [name=password]');
  expect(successor).toHaveFocus();
  expect([successor.selectionStart, successor.selectionEnd]).toEqual([2, 4]);
});

test('a held press is carried out', async () => {
  const { draw, gone } = open();
  the('#first-paint button').dataset['held'] = '';
  draw();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  the('#root button').addEventListener('click', pressed);
  await gone();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the still page stays until the application has rendered a page', async () => {
  const { root, place, draw, gone } = open();
  root.innerHTML = '<div></div>';
  await Promise.resolve();
  expect(place).toBeInTheDocument();
  draw();
  await gone();
});

test('a page without a still page starts normally', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => takeOverFirstPaint(document.body)).not.toThrow();
});
