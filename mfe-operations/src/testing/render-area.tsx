import type { Geocoder } from '@comptoir/shared-kernel/maps';
import { Link } from '@comptoir/shared-kernel/router';
import { renderScreen } from '@comptoir/shared-kernel/testing';
import type { ComponentType } from 'react';
import { office } from './samples';
import { TileMaps } from './tile-maps';

type ScreenOptions = NonNullable<Parameters<typeof renderScreen>[1]>;

interface AreaOptions extends ScreenOptions {
  route: string;
  geocode?: Geocoder;
}

/** An area as the shell shows it to an ADMIN who has chosen an office; the link 'Elsewhere' leaves it. */
export function renderArea(Area: ComponentType, { route, geocode, api, ...options }: AreaOptions) {
  const [, area = ''] = route.split('/');
  return renderScreen(
    <TileMaps {...(geocode && { geocode })}>
      <Link to="/">Elsewhere</Link>
      <Area />
    </TileMaps>,
    {
      route,
      path: `/${area.split('?')[0]}/*`,
      claims: { role: 'ADMIN', countryCode: 'DZ' },
      selection: { country: 'DZ', office: office.id },
      api: { listOffices: () => [office], listAudit: () => [], ...api },
      ...options,
    },
  );
}
