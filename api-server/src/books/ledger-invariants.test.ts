import { describeOnDatabases } from '../../test/databases';
import { ledgerInvariants } from '../../test/ledger-invariants';
import { inTransaction } from '../database/transaction';

describeOnDatabases('a ledger', ({ connection }) =>
  ledgerInvariants({ connection, write: (work) => inTransaction(connection(), work), answers: 'all arrive' }),
);
