import type { Handlers } from '../http/handlers';
import { bookTransaction, takeTransactionBack } from './transactions.service';

export const transactionHandlers = {
  createTransaction: bookTransaction,
  reverseTransaction: takeTransactionBack,
} satisfies Partial<Handlers>;
