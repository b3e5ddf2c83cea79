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
import { fieldDevices } from './0014-field-devices';
import { pickUpsByCollector } from './0015-pick-ups-by-collector';
import { owedInAnOffice } from './0016-owed-in-an-office';
import { refusedPickUpSettlements } from './0017-refused-pick-up-settlements';
import { serviceKeys } from './0018-service-keys';
import { witnessesByOffice } from './0020-witnesses-by-office';
import { cashFlows } from './0022-cash-flows';
import { monthMails } from './0023-month-mails';
import { platformPeople } from './0024-platform-people';
import { correctionRequests } from './0025-correction-requests';
import { factors } from './0026-factors';
import { apiKeys } from './0027-api-keys';
import { approvals } from './0028-approvals';
import { singleSignOn } from './0029-single-sign-on';
import { webhooks } from './0030-webhooks';
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
  fieldDevices,
  pickUpsByCollector,
  owedInAnOffice,
  refusedPickUpSettlements,
  serviceKeys,
  witnessesByOffice,
  cashFlows,
  monthMails,
  platformPeople,
  correctionRequests,
  factors,
  apiKeys,
  approvals,
  singleSignOn,
  webhooks,
  // Add the next step here.
];
