import { Route, Routes } from '@comptoir/kernel/router';
import { ListOf } from '@comptoir/ui';
import { lazy } from 'react';
import { TradeListPage } from './trade-list.page';

const TradeNewPage = lazy(async () => ({ default: (await import('./trade-new.page')).TradeNewPage }));
const ReceiptPage = lazy(async () => ({ default: (await import('./receipt.page')).ReceiptPage }));
const TradePage = lazy(async () => ({ default: (await import('./trade.page')).TradePage }));

export function Area() {
  return (
    <Routes>
      <Route
        index
        element={
          <ListOf list="trades">
            <TradeListPage />
          </ListOf>
        }
      />
      <Route path="new" element={<TradeNewPage />} />
      <Route path=":id" element={<TradePage />} />
      <Route path=":id/receipt" element={<ReceiptPage />} />
    </Routes>
  );
}
