import { baseline } from './0001-baseline';
import { accountBalances } from './0002-account-balances';
import { officeCustody } from './0003-office-custody';
import { accountsOutsideTheTill } from './0004-accounts-outside-the-till';
import { handovers } from './0005-handovers';
import { cashCases } from './0006-cash-cases';
import { businessDays } from './0007-business-days';
import { cashLimits } from './0008-cash-limits';
import { pickUps } from './0009-pick-ups';
import { receipts } from './0010-receipts';
import { cashOutsideTheTill } from './0012-cash-outside-the-till';
import { handoverMedia } from './0013-handover-media';
import type { Migration } from './migration';

/** Every step of the schema, oldest first. A released step is never changed; add a new one. */
export const migrations: readonly Migration[] = [
  baseline,
  accountBalances,
  officeCustody,
  accountsOutsideTheTill,
  handovers,
  cashCases,
  businessDays,
  cashLimits,
  pickUps,
  receipts,
  cashOutsideTheTill,
  handoverMedia,
  // Add the next step here.
];
