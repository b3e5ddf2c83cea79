import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AgencyList } from './agencies/AgencyList';

const AgencyEdit = lazy(() => import('./agencies/AgencyEdit'));

const Agencies = () => (
  <Routes>
    <Route index element={<AgencyList />} />
    <Route path=":id" element={<AgencyEdit />} />
  </Routes>
);

export default Agencies;
