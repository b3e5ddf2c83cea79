import { nudge, onEarth } from './nudge';

const algiers = { lat: 36.7731, lon: 3.0588 };

test('an arrow moves by ten pixels, less distance the closer the zoom', () => {
  expect(nudge(algiers, 'ArrowRight', 9, 'coarse')).toEqual({ lat: 36.7731, lon: 3.08627 });
  expect(nudge(algiers, 'ArrowUp', 9, 'coarse')).toEqual({ lat: 36.7951, lon: 3.0588 });
  expect(nudge(algiers, 'ArrowLeft', 15, 'coarse')).toEqual({ lat: 36.7731, lon: 3.05837 });
});

test('a fine step is one pixel', () => {
  expect(nudge(algiers, 'ArrowDown', 9, 'fine')).toEqual({ lat: 36.7709, lon: 3.0588 });
});

test('another key does nothing', () => {
  expect(nudge(algiers, 'Enter', 9, 'coarse')).toBeUndefined();
});

test('latitude is clamped and longitude wraps', () => {
  expect(onEarth({ lat: 89, lon: 190 })).toEqual({ lat: 85, lon: -170 });
  expect(onEarth({ lat: -90, lon: -181 })).toEqual({ lat: -85, lon: 179 });
});
