import { MapsProvider } from '@comptoir/maps';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import type { ComponentType } from 'react';
import { office } from './samples';

type ScreenOptions = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Renders an area as the shell shows it to a COLLECTOR of the office. */
export function renderArea(Area: ComponentType, { route, api, ...options }: ScreenOptions & { route: string }) {
  const [, area = ''] = route.split('/');
  return renderScreen(
    <MapsProvider
      config={{ provider: 'tiles', tileUrl: '/tiles/{z}/{x}/{y}.png' }}
      geocode={() => Promise.reject(new Error('The test locates no address'))}
    >
      <Area />
    </MapsProvider>,
    {
      route,
      path: `/${area.split('?')[0]}/*`,
      claims: { role: 'COLLECTOR', officeId: office.id, countryCode: 'DZ' },
      api: { listOffices: () => [office], listReceipts: () => [], ...api },
      ...options,
    },
  );
}
