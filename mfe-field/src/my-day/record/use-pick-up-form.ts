import type { Collection } from '@comptoir/api-contract/collections';
import { notePartsOf } from '@comptoir/api-contract/mentions';
import type { Outcome } from '@comptoir/ui/collections';
import { useContractForm, type ContractForm } from '@comptoir/ui/fields';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { useMemo } from 'react';
import { pickUpSchema, type PickUpValues } from './pick-up-form.schema';

/** Form of a stop, filled in with the scheduled amount, or with a refused pick-up. */
export function usePickUpForm(
  { id, scheduledAmount, currency }: Pick<Collection, 'id' | 'scheduledAmount' | 'currency'>,
  outcome: Outcome,
  refused: OutboxItem | undefined,
): ContractForm<PickUpValues, PickUpValues> {
  const schema = useMemo(() => pickUpSchema(outcome, scheduledAmount), [outcome, scheduledAmount]);
  const { lines = [], note = '', signerName = '', seal = '' } = refused?.pickUp ?? {};
  const parts = notePartsOf(note);
  const own = lines.find((line) => line.currency === currency);
  return useContractForm(schema, {
    defaultValues: {
      collectedAmount: own?.amount ?? scheduledAmount,
      further: lines.flatMap((line) => (line === own ? [] : [{ currency: line.currency, amount: line.amount }])),
      signerName,
      seal,
      note: parts.map((part) => (typeof part === 'string' ? part : `@${part.name}`)).join(''),
      mentioned: parts.flatMap((part) => (typeof part === 'string' ? [] : [part])),
    },
    draft: `record collection ${id}`,
  });
}
