import type { Handlers } from '../http/handlers';
import { bookTransaction, takeTransactionBack } from './transactions.service';

export const transactionHandlers: Pick<Handlers, 'createTransaction' | 'reverseTransaction'> = {
  createTransaction: ({ connection: transaction, person, reach, body }) =>
    bookTransaction({ transaction, person, reach }, body),

  reverseTransaction: ({ connection: transaction, person, reach, params, body }) =>
    takeTransactionBack({ transaction, person, reach }, params.id, body.reason),
};
