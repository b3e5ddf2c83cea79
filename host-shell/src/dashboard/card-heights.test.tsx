import { render } from '@testing-library/react';
import { useRef } from 'react';
import { dashboardKey, lastHeights, rememberHeights, useKeptHeights } from './card-heights';

beforeEach(() => localStorage.clear());

function Cards({ isLoading = false }: { isLoading?: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  useKeptHeights(grid, 'office wide');
  return (
    <div ref={grid}>
      <div data-card="cash">DA 5.00</div>
      <div data-card="map">{isLoading && <span data-skeleton="" />}</div>
    </div>
  );
}

test('heights are those of one office and one layout', () => {
  rememberHeights(dashboardKey('a', 1440), { cash: 210 });
  expect(lastHeights(dashboardKey('a', 1100))).toEqual({ cash: 210 });
  expect(lastHeights(dashboardKey('a', 390))).toEqual({});
  expect(lastHeights(dashboardKey('b', 1440))).toEqual({});
});

test('unknown stored text is ignored', () => {
  localStorage.setItem('comptoir.card-heights', '{');
  expect(lastHeights(dashboardKey('a', 1440))).toEqual({});
});

test('the heights of cards are kept when the page is left, but not those of cards that still load', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 199.5));
  const { unmount, rerender } = render(<Cards isLoading />);
  window.dispatchEvent(new Event('pagehide'));
  expect(lastHeights('office wide')).toEqual({ cash: 200 });
  rerender(<Cards />);
  unmount();
  expect(lastHeights('office wide')).toEqual({ cash: 200, map: 200 });
});

test('cards of another grid of the same dashboard keep their heights', () => {
  rememberHeights('office wide', { cash: 210 });
  rememberHeights('office wide', { map: 300 });
  expect(lastHeights('office wide')).toEqual({ cash: 210, map: 300 });
});

test('a full storage does not break the page', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => null,
  };
  expect(() =>
    rememberHeights('office wide', { cash: 210 }, Object.assign(Object.create(localStorage), full)),
  ).not.toThrow();
});
