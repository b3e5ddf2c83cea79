import type { HandoverMovement } from '../books/custody-booking';
import type { Account } from '../database/tables/books';
import type { HandoverRow } from './handovers.repository';

export type HandoverRoute = Pick<
  HandoverRow,
  'id' | 'officeId' | 'kind' | 'source' | 'fromUser' | 'toUser' | 'toOffice'
>;

interface Accounts {
  kind: HandoverMovement['kind'];
  from: Account;
  /** Between sending and confirming. */
  via?: Account;
  to: Account;
  /** Office that books the confirmation. */
  bookedBy: string;
}

/** Accounts between which a handover moves cash. */
export function accountsOf({ id, officeId, kind, source, fromUser, toUser, toOffice }: HandoverRoute): Accounts {
  const inOffice = { kind: 'HANDOVER', bookedBy: officeId } as const;
  const transit = { via: `TRANSIT:${id}` } as const;
  switch (kind) {
    case 'COLLECTOR_TO_OFFICE':
      return { ...inOffice, from: `HAND:${fromUser}`, to: 'CASH' };
    case 'OFFICE_TO_COLLECTOR':
      return { ...inOffice, from: 'CASH', to: `HAND:${toUser ?? ''}` };
    case 'TILL_TO_VAULT':
      return { ...inOffice, from: 'CASH', to: 'VAULT' };
    case 'VAULT_TO_TILL':
      return { ...inOffice, from: 'VAULT', to: 'CASH' };
    case 'OFFICE_TO_OFFICE':
      return { kind: 'TRANSFER', from: 'CASH', ...transit, to: 'CASH', bookedBy: toOffice ?? officeId };
    case 'TO_BANK':
      return {
        kind: 'DEPOSIT',
        from: source === 'VAULT' ? 'VAULT' : 'CASH',
        ...transit,
        to: 'BANK',
        bookedBy: officeId,
      };
    case 'FROM_BANK':
      return { kind: 'DEPOSIT', from: 'BANK', ...transit, to: 'CASH', bookedBy: officeId };
  }
}
