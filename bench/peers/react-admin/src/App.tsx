import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { AgencyList } from './agencies/AgencyList';
import { dataProvider } from './dataProvider';

const AgencyEdit = lazy(() => import('./agencies/AgencyEdit'));

export const App = () => (
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="agencies" list={AgencyList} edit={AgencyEdit} recordRepresentation="name" />
    <Resource name="offices" recordRepresentation="name" />
  </Admin>
);
