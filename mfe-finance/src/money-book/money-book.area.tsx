import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { LedgerPage } from './ledger.page';

const CollectionPage = lazy(async () => ({ default: (await import('./collection.page')).CollectionPage }));
const StatementPage = lazy(async () => ({ default: (await import('./statement.page')).StatementPage }));
const LimitsPage = lazy(async () => ({ default: (await import('../balance-limits/limits.page')).LimitsPage }));
const EntryPage = lazy(async () => ({ default: (await import('./entry.page')).EntryPage }));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="general-ledger">
            <LedgerPage />
          </ListOf>
        }
      />
      <Route path="entries/:number" element={<EntryPage />} />
      <Route path="limits" element={<LimitsPage />} />
      <Route path="statement" element={<StatementPage />} />
      <Route path=":id" element={<CollectionPage />} />
    </Routes>
  );
}
