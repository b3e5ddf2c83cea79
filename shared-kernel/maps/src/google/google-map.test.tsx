import { act, render, screen, waitFor } from '@testing-library/react';
import { MapView } from '../map-view';
import { LocationMap } from '../location-map';
import { MapsProvider } from '../maps-provider';
import { installFakeGoogleMaps, type FakeGoogle } from './fake-google-maps';

const markers = [
  { id: 'a', title: 'Agence Didouche', position: { lat: 36.77, lon: 3.05 } },
  { id: 'b', title: 'Agence Oran', position: { lat: 35.7, lon: -0.64 } },
];

function show(map: React.ReactNode, key: string, googleMapId?: string) {
  installFakeGoogleMaps(key);
  const config = { provider: 'google', googleKey: key, googleMapId } as const;
  render(
    <MapsProvider config={config} geocode={() => Promise.reject(new Error('not asked'))}>
      {map}
    </MapsProvider>,
  );
}

function recorded(): FakeGoogle {
  return window.fakeGoogle ?? { maps: [], markers: [], geocodes: [] };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Google's loader logs that the script is already loaded.
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the preview of a location has one marker at zoom 15 and only the zoom control', async () => {
  show(<LocationMap location={{ lat: 36.77, lon: 3.05 }} title="Agence Didouche" />, 'KEY');
  expect(await screen.findByTitle('Agence Didouche')).toBeVisible();
  const [map] = recorded().maps;
  expect(map).toMatchObject({ zoom: 15, center: { lat: 36.77, lng: 3.05 } });
  expect(map?.options).toMatchObject({ fullscreenControl: false, mapTypeControl: false, streetViewControl: false });
  expect(recorded().markers).toHaveLength(1);
});

test('labels of points of interest are hidden', async () => {
  show(<MapView label="Agencies" markers={markers} />, 'KEY');
  await waitFor(() => expect(recorded().maps).toHaveLength(1));
  const hidden = { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] };
  expect(recorded().maps[0]?.options.styles).toEqual([hidden]);
});

test.each([undefined, 'map-id'])('with the map id %s several markers fit and can be pressed', async (mapId) => {
  const pressed = jest.fn();
  show(<MapView label="Agencies" markers={markers} fit onMarkerClick={pressed} />, 'KEY', mapId);
  const marker = await screen.findByTitle('Agence Oran');
  // The map handles presses one render after it is shown.
  await waitFor(() => {
    act(() => marker.click());
    expect(pressed).toHaveBeenCalledWith('b');
  });
  expect(recorded().maps[0]?.fitted).toMatchObject({ points: { length: 2 } });
  expect('styles' in (recorded().maps[0]?.options ?? {})).toBe(mapId === undefined);
});

test('a place is set by a click on the map and by dragging the pin', async () => {
  const moved = jest.fn();
  show(<LocationMap location={{ lat: 36.77, lon: 3.05 }} title="Agence Didouche" onMove={moved} />, 'KEY');
  await screen.findByTitle('Agence Didouche');
  const at = (lat: number, lng: number) => ({ lat: () => lat, lng: () => lng, toJSON: () => ({ lat, lng }) });
  await waitFor(() => {
    act(() => recorded().markers[0]?.trigger?.('dragend', { latLng: at(36.781_234_5, 3.06) }));
    expect(moved).toHaveBeenLastCalledWith({ lat: 36.781_23, lon: 3.06 });
  });
  await waitFor(() => {
    act(() => recorded().maps[0]?.trigger('click', { latLng: at(36.7, 3.1) }));
    expect(moved).toHaveBeenLastCalledWith({ lat: 36.7, lon: 3.1 });
  });
});

test('a refused key shows the specified message', async () => {
  show(<MapView label="Agencies" markers={markers} />, 'BAD_KEY');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: AuthFailure');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
