import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LocationMap } from './location-map';
import { MapView } from './map-view';
import { MapsProvider } from './maps-provider';
import type { MapsConfig } from './maps-config.schema';
import type { Position } from './position';

const markers = [
  { id: 'a', title: 'Agence Didouche, collected', position: { lat: 36.77, lon: 3.05 }, tone: 'success' },
  { id: 'b', title: 'Agence Oran', position: { lat: 35.7, lon: -0.64 } },
] as const;

function show(map: React.ReactNode, config: MapsConfig = { provider: 'builtin' }) {
  return render(
    <MapsProvider config={config} geocode={() => Promise.reject(new Error('not asked'))}>
      {map}
    </MapsProvider>,
  );
}

const nothing = { type: 'GeometryCollection', geometries: [] };
const emptyBasemap = { type: 'Topology', arcs: [], objects: { countries: nothing, lakes: nothing, rivers: nothing } };

/** Serves a world without land, with one city. */
async function serveData(url: RequestInfo | URL): Promise<Response> {
  if (!(url instanceof URL)) throw new TypeError('The map asks for its own files only');
  return Response.json(url.pathname.includes('basemap') ? emptyBasemap : [['Oran', 35.7, -0.64, 1]]);
}

beforeEach(() => {
  globalThis.fetch = jest.fn(serveData);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a placeholder is shown without a location', () => {
  show(<LocationMap location={undefined} title="" />);
  expect(screen.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
});

test('a location is a marker with its name, announced as approximate', async () => {
  show(<LocationMap location={{ lat: 36.77, lon: 3.05, precision: 'city' }} title="Agence Didouche" />);
  expect(await screen.findByRole('region', { name: 'Map of Agence Didouche' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Agence Didouche' })).toBeVisible();
  expect(screen.getByText('Approximate (city)')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Map placeholder' })).not.toBeInTheDocument();
});

test('the bundled map credits its data', async () => {
  show(<MapView label="Agencies" markers={markers} fit />);
  expect(await screen.findByRole('link', { name: 'GeoNames' })).toHaveAttribute('href', 'https://www.geonames.org');
});

test('markers react to mouse, Enter and Space', async () => {
  const person = userEvent.setup();
  const pressed = jest.fn();
  show(<MapView label="Agencies" markers={markers} fit onMarkerClick={pressed} />);
  const first = await screen.findByRole('button', { name: 'Agence Didouche, collected' });
  first.focus();
  await person.keyboard('{Enter}');
  expect(pressed).toHaveBeenLastCalledWith('a');
  screen.getByRole('button', { name: 'Agence Oran' }).focus();
  await person.keyboard(' ');
  expect(pressed).toHaveBeenLastCalledWith('b');
  await person.click(first);
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('pins at one place are one button with their number, which lists them', async () => {
  const person = userEvent.setup();
  const pressed = jest.fn();
  const upstairs = { id: 'c', title: 'Agence Upstairs', position: markers[0].position };
  show(<MapView label="Agencies" markers={[...markers, upstairs]} fit onMarkerClick={pressed} />);
  const cluster = await screen.findByRole('button', { name: '2 places: show them' });
  expect(screen.queryByRole('button', { name: 'Agence Upstairs' })).not.toBeInTheDocument();
  cluster.focus();
  await person.keyboard('{Enter}');
  const list = screen.getByRole('dialog', { name: '2 places here' });
  expect(within(list).getByRole('button', { name: 'Agence Didouche, collected' })).toBeVisible();
  await person.click(within(list).getByRole('button', { name: 'Agence Upstairs' }));
  expect(pressed).toHaveBeenCalledWith('c');
});

test('pins that a closer zoom separates are zoomed to', async () => {
  const person = userEvent.setup();
  const near = { id: 'c', title: 'Agence Blida', position: { lat: 36.47, lon: 2.83 } };
  show(<MapView label="Agencies" markers={[markers[0], near]} onMarkerClick={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: '2 places: show them' }));
  expect(screen.getByRole('button', { name: 'Agence Blida' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '2 places: show them' })).not.toBeInTheDocument();
});

async function showWithoutTiles() {
  show(<MapView label="Agencies" markers={markers} />, { provider: 'tiles', tileUrl: '/tiles/{z}/{x}/{y}.png' });
  const map = await screen.findByRole('region', { name: 'Agencies' });
  expect(screen.queryByText(/Approximate/)).not.toBeInTheDocument();
  for (const tile of map.querySelectorAll('.leaflet-tile')) tile.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The map could not be loaded.');
}

test('failed tiles are reported, and a retry draws the map', async () => {
  const person = userEvent.setup();
  await showWithoutTiles();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Agencies' })).toBeVisible();
});

test('failed tiles are requested again when the connection returns', async () => {
  await showWithoutTiles();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('region', { name: 'Agencies' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('an editable place', () => {
  function Place({ onMove, known = true }: { onMove: (position: Position) => void; known?: boolean }) {
    const [location, setLocation] = useState<Position | undefined>(known ? { lat: 36.7731, lon: 3.0588 } : undefined);
    const move = (position: Position) => {
      setLocation(position);
      onMove(position);
    };
    return <LocationMap location={location} title="Agence Didouche" around={{ lat: 35.7, lon: -0.64 }} onMove={move} />;
  }

  const keys = () => screen.findByRole('application', { name: /^Pin of Agence Didouche/ });
  const north = (position: Position | undefined) => position?.lat ?? 0;

  test('is moved by the arrow keys, which keep the focus, and reported', async () => {
    const person = userEvent.setup();
    const moved = jest.fn();
    show(<Place onMove={moved} />);
    expect(await keys()).toHaveTextContent('36.77310, 3.05880');
    act(() => screen.getByRole('application').focus());
    await person.keyboard('{ArrowUp}');
    expect(north(moved.mock.lastCall?.[0])).toBeGreaterThan(36.7731);
    await person.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByRole('application')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^36\.77\d{3}, 3\.06155$/);
  });

  test('is set to the centre of the map if none is known', async () => {
    const person = userEvent.setup();
    const moved = jest.fn();
    show(<Place onMove={moved} known={false} />);
    await person.click(await screen.findByRole('button', { name: 'Put the pin here' }));
    expect(moved).toHaveBeenCalledTimes(1);
    expect(moved.mock.lastCall?.[0].lat).toBeCloseTo(35.7, 1);
    expect(moved.mock.lastCall?.[0].lon).toBeCloseTo(-0.64, 1);
    expect(await keys()).toBeVisible();
  });

  test('is set by a click on the map', async () => {
    const moved = jest.fn();
    show(<Place onMove={moved} />);
    const map = await screen.findByRole('region', { name: 'Map of Agence Didouche' });
    await screen.findByRole('img', { name: 'Agence Didouche' });
    fireEvent.click(map, { clientX: 30, clientY: 20 });
    const [position] = moved.mock.lastCall ?? [];
    // The place is in the centre, so the upper left is north of it.
    expect(position.lat).toBeGreaterThan(36.7731);
    expect(position.lon).toBeLessThan(3.0588);
  });

  test('is read-only without `onMove`', async () => {
    show(<LocationMap location={{ lat: 36.77, lon: 3.05 }} title="Agence Didouche" />);
    const map = await screen.findByRole('region', { name: 'Map of Agence Didouche' });
    fireEvent.click(map, { clientX: 30, clientY: 20 });
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.queryByText(/drag the pin/)).not.toBeInTheDocument();
  });
});
