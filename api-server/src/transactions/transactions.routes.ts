import type { Handlers } from '../http/handlers';
import { bookTransaction, reverseTransaction } from './transactions.service';

export const transactionHandlers = {
  createTransaction: bookTransaction,
  reverseTransaction: reverseTransaction,
} satisfies Partial<Handlers>;
