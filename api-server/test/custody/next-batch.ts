import { v7 as newId } from 'uuid';
import type { Business, CashRequest } from './cash-request';
import { repayment, resolution } from './case-requests';
import { closing, countOfDay, limitsOfCollectors, reopening } from './day-requests';
import { cashTransaction, correction, recording, reversal, trade } from './desk-requests';
import { handoverRequest } from './handover-requests';
import type { PlannedOperation } from './planned-operation';

/** A request with the key that makes repeating it safe. */
export interface Keyed extends CashRequest {
  key: string;
}

/** Takes plans until a person or a record would be used twice at the same time. */
export function nextBatch(business: Business, plans: PlannedOperation[]): Keyed[] {
  const batch: Keyed[] = [];
  const used = new Set<string>();
  for (let planned = plans[0]; planned; planned = plans[0]) {
    const request = cashRequest(business, planned);
    const uses = request ? [request.by, ...request.uses] : [];
    if (uses.some((each) => used.has(each)) || (request?.isAlone && batch.length > 0)) break;
    plans.shift();
    if (request) batch.push({ ...request, key: newId() });
    for (const each of uses) used.add(each);
    if (request?.isAlone) break;
  }
  return batch;
}

/** Undefined if nothing exists that the operation could be about. */
function cashRequest(business: Business, planned: PlannedOperation): CashRequest | undefined {
  switch (planned.kind) {
    case 'record':
      return recording(business, planned);
    case 'correction':
      return correction(business, planned);
    case 'trade':
      return trade(business, planned);
    case 'expense':
    case 'float':
      return cashTransaction(business, planned, planned.kind);
    case 'reversal':
      return reversal(business, planned);
    case 'resolve':
      return resolution(business, planned);
    case 'repay':
      return repayment(business, planned);
    case 'countDay':
      return countOfDay(business, planned);
    case 'closeDay':
      return closing(business, planned);
    case 'reopenDay':
      return reopening(business, planned);
    case 'limits':
      return limitsOfCollectors(business, planned);
    case 'offer':
    case 'count':
    case 'answer':
    case 'recount':
    case 'withdraw':
      return handoverRequest(business, planned, planned.kind);
  }
}
