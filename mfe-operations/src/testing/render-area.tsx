import type { Geocoder } from '@comptoir/maps';
import { Link } from '@comptoir/kernel/router';
import { session } from '@comptoir/kernel/session';
import { renderScreen, tokenFor, WhileSignedIn } from '@comptoir/remote-sdk/testing';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { agencySummary, collectorSummary, office } from './samples';
import { TileMaps } from './tile-maps';

type ScreenOptions = NonNullable<Parameters<typeof renderScreen>[1]>;

interface AreaOptions extends ScreenOptions {
  route: string;
  geocode?: Geocoder;
}

const ADMIN = { role: 'ADMIN', countryCode: 'DZ' } as const;

export function signInAgain(): void {
  act(() => session.signIn(tokenFor(ADMIN)));
}

/** Renders an area as the shell shows it to an ADMIN with a selected office; the link 'Elsewhere' leaves it. */
export function renderArea(Area: ComponentType, { route, geocode, api, ...options }: AreaOptions) {
  const [, area = ''] = route.split('/');
  return renderScreen(
    <TileMaps {...(geocode && { geocode })}>
      <Link to="/">Elsewhere</Link>
      <WhileSignedIn>
        <Area />
      </WhileSignedIn>
    </TileMaps>,
    {
      route,
      path: `/${area.split('?')[0]}/*`,
      claims: ADMIN,
      selection: { country: 'DZ', office: office.id },
      api: {
        getAgencySummary: () => agencySummary,
        getCollectorSummary: () => collectorSummary,
        listOffices: () => [office],
        listAudit: () => [],
        listFieldDevices: () => [],
        listPickUps: () => [],
        listReceipts: () => [],
        listRefusedPickUps: () => [],
        ...api,
      },
      ...options,
    },
  );
}
