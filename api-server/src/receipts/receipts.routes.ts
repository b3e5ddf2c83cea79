import type { FastifyRequest } from 'fastify';
import { notFound } from '../api-error';
import type { Handlers } from '../http/handlers';
import { countGuess } from '../session/login-attempts.repository';
import { asCheck, asReceipt } from './receipt-answer';
import { findKeys } from './receipt-keys.repository';
import type { ReceiptSigner } from './receipt-signer';
import { findByCode, findCollectionOf, findReceipts, type ReceiptRow } from './receipts.repository';

export function receiptHandlers(sign: ReceiptSigner, origin: (request: FastifyRequest) => string) {
  const answered = (row: ReceiptRow, request: FastifyRequest) =>
    asReceipt(row, `${origin(request)}/verify#${sign(row.content, row.contentHash)}`);
  return {
    listReceipts: async ({ connection, reach, query, request }) => {
      const collection = await findCollectionOf(connection, reach, query.collectionId);
      if (!collection) throw notFound('collection');
      return (await findReceipts(connection, collection)).map((row) => answered(row, request));
    },
    getReceipt: async ({ connection, reach, params, request }) => {
      const row = await findByCode(connection, params.id);
      if (!row || !(await findCollectionOf(connection, reach, row.content.collectionId))) throw notFound('record');
      return answered(row, request);
    },
    verifyReceipt: async ({ primary, query: { number, code }, request }) => {
      const address = `receipts ${request.ip}`;
      const forget = await countGuess(primary, { account: address, address }, 'too-many-checks');
      const row = await findByCode(primary, code, number);
      if (row) await forget();
      return asCheck(row);
    },
    listReceiptKeys: ({ connection }) => findKeys(connection),
  } satisfies Partial<Handlers>;
}
