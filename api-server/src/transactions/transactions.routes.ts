import type { Handlers } from '../http/handlers';
import { bookTransaction } from './transactions.service';

export const transactionHandlers: Pick<Handlers, 'createTransaction'> = {
  createTransaction: ({ connection: transaction, person, reach, body }) =>
    bookTransaction({ transaction, person, reach }, body),
};
