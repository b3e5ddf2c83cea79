import { CashPage } from '../cash-page';
import { CaseList } from './case-list';
import { CaseSums } from './case-sums';
import { OwedByPeople } from './owed-by-people';

/** Differences of the selected office, and what people owe for them. */
export function CaseListPage() {
  return (
    <CashPage>
      <CaseSums />
      <OwedByPeople />
      <CaseList base="/cash/cases" />
    </CashPage>
  );
}
