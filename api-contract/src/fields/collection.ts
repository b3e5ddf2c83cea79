import * as z from 'zod/mini';
import { ROUND_POSITION_LIMIT } from '../collection';
import { Currency, instant, NOTE_LIMIT, ofRecordedYears, optionalText, PositiveAmount } from '../values';
import { fields, value, withDefault } from './field';

function required(message: string) {
  return z.string(message).check(z.minLength(1, message), z.guid(message));
}

const ROUND_POSITION_MESSAGE = `Position in the round is a whole number from 1 to ${ROUND_POSITION_LIMIT}`;

export const RoundPosition = z.nullable(
  z
    .int(ROUND_POSITION_MESSAGE)
    .check(z.gte(1, ROUND_POSITION_MESSAGE), z.lte(ROUND_POSITION_LIMIT, ROUND_POSITION_MESSAGE)),
);

/** Blank notes are dropped. */
const CollectionNotes = z
  .array(z.object({ note: optionalText(NOTE_LIMIT) }))
  .check(z.maxLength(50, 'At most 50 notes at once'));

export const scheduleFields = fields({
  agencyId: value(required('Agency is required'), { audited: 'name' }),
  scheduledCollectionDate: value(
    z
      .string('Collection date is required')
      .check(z.minLength(1, 'Collection date is required'), instant('Collection date is required'), ofRecordedYears),
    { audited: 'moment' },
  ),
  collectorId: value(required('Collector is required'), { audited: 'name' }),
  scheduledAmount: value(PositiveAmount, { audited: 'amount' }),
  currency: value(Currency, { audited: { excused: 'each amount says its currency' } }),
  officeId: value(required('Office is required'), { audited: 'name' }),
});

/** Fields with a default in a new collection; a change without one keeps it. */
export const collectionFields = fields({
  hasTime: withDefault(z.boolean(), false, { audited: { excused: 'the scheduled date says the time' } }),
  roundPosition: withDefault(RoundPosition, null, { audited: 'number' }),
  alertBefore2Hours: withDefault(z.boolean(), false, { audited: 'flag' }),
  alertBefore24Hours: withDefault(z.boolean(), false, { audited: 'flag' }),
  collectionNotes: withDefault(CollectionNotes, [], { audited: { sentence: 'notes' } }),
});
