import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import { people } from '../inbox/audience';
import { notify, settle } from '../inbox/notify.repository';
import type { NamedRecord } from './corrected-record';
import { answerRequest, findOpenRequest, type RequestRow } from './correction-requests.repository';

/** Answers the open request of a record that was corrected, reversed or opened again. */
export async function answerByCorrection(
  transaction: WriteTransaction,
  by: Person,
  record: NamedRecord,
): Promise<void> {
  const open = await findOpenRequest(transaction, record);
  if (open) await answer(transaction, by, open, null);
}

/** Stores an answer, a reason of a refusal or null after a correction, and notifies the author of the request. */
export async function answer(
  transaction: WriteTransaction,
  { id: answeredBy, name }: Person,
  { id, entity, entityId, officeId, number, requestedBy }: RequestRow,
  reason: string | null,
): Promise<void> {
  const isCorrected = reason === null;
  await answerRequest(transaction, id, {
    answer: isCorrected ? 'CORRECTED' : 'DECLINED',
    answerReason: reason,
    answeredBy,
  });
  await settle(transaction, entity, entityId, ['correction-requested']);
  const notification = {
    kind: 'correction-answered',
    cause: `correction:${id}:answer`,
    entity,
    entityId,
    officeId,
    params: { record: entity, number, by: name, isCorrected, reason },
  } as const;
  await notify(transaction, notification, people([requestedBy]), answeredBy);
}
