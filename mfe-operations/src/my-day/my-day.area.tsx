import { Route, Routes } from '@comptoir/shared-kernel/router';
import { lazy } from 'react';
import { MyDayPage } from './my-day.page';

const StopPage = lazy(async () => ({ default: (await import('./stop.page')).StopPage }));

/** Everything below `/my-day`: the round of a collector, and each stop of it. */
export function Area() {
  return (
    <Routes>
      <Route index element={<MyDayPage />} />
      <Route path=":id" element={<StopPage />} />
    </Routes>
  );
}
