export { AddCurrency } from './add-currency';
export { CountedTable, type CountedColumn } from './counted-table';
export { CountSheet } from './count-sheet';
export { coinsBelowOne, denominationText } from './denomination-text';
export { useCountSheet, type CountedSheet } from './use-count-sheet';
