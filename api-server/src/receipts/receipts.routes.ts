import type { FastifyRequest } from 'fastify';
import { notFound } from '../api-error';
import { networkOf } from '../http/client-network';
import type { Handlers } from '../http/handlers';
import { countGuess } from '../session/login-attempts.repository';
import { asCheck, asReceipt } from './receipt-answer';
import { findKeys } from './receipt-keys.repository';
import type { ReceiptSigner } from './receipt-signer';
import { findByCode, findByPickUp, findReceipts, findSubject, type ReceiptRow } from './receipts.repository';

export function receiptHandlers(sign: ReceiptSigner, origin: (request: FastifyRequest) => string) {
  const answered = (row: ReceiptRow, request: FastifyRequest) =>
    asReceipt(row, `${origin(request)}/verify#${sign(row.content, row.contentHash)}`);
  return {
    listReceipts: async ({ connection, reach, query, request }) => {
      const subject = await findSubject(connection, reach, query);
      if (!subject) throw notFound(query.pickUpId === undefined ? 'collection' : 'pick-up');
      return (await findReceipts(connection, subject)).map((row) => answered(row, request));
    },
    getReceipt: async ({ connection, reach, params, request }) => {
      const row = await findByCode(connection, params.id);
      const { collectionId, pickUpId } = row?.content ?? {};
      const isReachable = row && (await findSubject(connection, reach, pickUpId ? { pickUpId } : { collectionId }));
      if (!isReachable) throw notFound('record');
      return answered(row, request);
    },
    verifyReceipt: async ({ primary, query: { number, officeId, pickUpId, code }, request }) => {
      const address = `receipts ${networkOf(request.ip)}`;
      const forget = await countGuess(primary, { account: address, address }, 'too-many-checks');
      const found =
        officeId !== undefined && pickUpId !== undefined
          ? await findByPickUp(primary, { officeId, pickUpId, code })
          : ((await findByCode(primary, code, number)) ?? 'NOT_GENUINE');
      if (typeof found !== 'string') await forget();
      return asCheck(found);
    },
    listReceiptKeys: ({ connection }) => findKeys(connection),
  } satisfies Partial<Handlers>;
}
