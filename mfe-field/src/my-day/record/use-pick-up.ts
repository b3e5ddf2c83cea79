import { isCollected } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { countedMinor } from '@comptoir/api-contract/denominations';
import type { CountedCash } from '@comptoir/api-contract/handovers';
import { fromMinor } from '@comptoir/api-contract/money';
import type { PickUpReason } from '@comptoir/api-contract/pick-ups';
import { isRefusal } from '@comptoir/kernel/http';
import { apiRecordQuery } from '@comptoir/kernel/query';
import { placeOf, withMentions } from '@comptoir/ui/collections';
import { outbox, type OutboxFile, type OutboxItem, type PickUpFact } from '@comptoir/ui/outbox';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lastRecorded } from '../last-recorded';
import type { VersionedStop } from '../my-day.queries';
import type { PickUpValues } from './pick-up-form.schema';
import type { Position } from './position';

export type PickUpState =
  | { status: 'open'; failure: Error | null }
  | { status: 'saving' }
  /** In memory only, because the device could not store it; the page must remain open. */
  | { status: 'unstored' }
  /** Recorded by another person. */
  | { status: 'taken' };

/** A pick-up as the form has it. */
export interface PickUpEntry {
  /** Reason of a stop without cash; undefined if cash was collected. */
  reason: PickUpReason | undefined;
  values: PickUpValues;
  /** Notes and coins by currency, if they were counted. */
  counted: readonly CountedCash[] | undefined;
  position: Position | null;
  files: readonly { id: string; file: File }[];
}

interface PickUpOptions {
  /** Stop of the round, used until the collection has loaded. */
  listed: VersionedStop;
  /** Refused pick-up of this stop, which the new one replaces with its files. */
  refused: OutboxItem | undefined;
  /** Called once it is stored or booked. */
  onDone: () => void;
}

/** Stores a pick-up on the device, which sends it. */
export function usePickUp({ listed, refused, onDone }: PickUpOptions): {
  stop: Collection;
  state: PickUpState;
  record: (entry: PickUpEntry) => void;
} {
  const stored = useQuery(apiRecordQuery('getCollection', { params: { id: listed.id } }));
  const isRead = stored.isFetchedAfterMount && stored.data !== undefined;
  const stop = isRead ? stored.data.data : listed;
  const isStoring = useRef(false);
  const [outcome, setOutcome] = useState<'saving' | 'saved' | 'unstored' | Error | null>(null);

  const record = async (entry: PickUpEntry) => {
    if (isStoring.current) return;
    isStoring.current = true;
    setOutcome('saving');
    const fact = factOf(entry, {
      ...stop,
      basedOnVersion: isRead ? versionOf(stored.data.etag) : (listed.version ?? 0),
    });
    const result = await outbox.record({
      collectionId: stop.id,
      agency: stop.agency.name,
      currency: stop.currency,
      body: {},
      fact,
      files: [...(refused?.files ?? []), ...entry.files.map((file) => outboxFile(stop.id, file))],
    });
    isStoring.current = false;
    switch (result.status) {
      case 'booked':
      case 'kept':
        setOutcome('saved');
        lastRecorded.set({
          collectionId: stop.id,
          agency: stop.agency.name,
          lines: fact.lines,
          isWithoutFiles: result.status === 'kept' && result.withoutFiles,
        });
        return onDone();
      case 'lost':
        return setOutcome('unstored');
      case 'refused':
        if (isOvertaken(result.error)) void stored.refetch();
        return setOutcome(result.error);
    }
  };

  return { stop, state: stateNow(), record: (entry) => void record(entry) };

  function stateNow(): PickUpState {
    if (outcome === 'saving' || outcome === 'saved') return { status: 'saving' };
    if (outcome === 'unstored') return { status: 'unstored' };
    if (isRead && isCollected(stop.status)) return { status: 'taken' };
    return { status: 'open', failure: outcome };
  }
}

/** Sum of counted notes and coins in major units. */
export function countedAmount({ counts }: CountedCash): number {
  return fromMinor(countedMinor(counts));
}

function outboxFile(collectionId: string, { id, file }: { id: string; file: File }): OutboxFile {
  return { id: `${collectionId} ${id}`, file, query: placeOf(collectionId, file).query };
}

/** True when another person recorded it, or it can no longer be recorded. */
function isOvertaken(error: unknown): boolean {
  return isRefusal(error, 'already-collected', 'amount-recorded', 'collection-collected', 'no-access');
}

/** 0 without a tag. */
function versionOf(etag: string | undefined): number {
  return Number(/\d+/.exec(etag ?? '')?.[0] ?? 0);
}

function factOf(
  { reason, values, counted, position }: PickUpEntry,
  { currency, basedOnVersion }: Pick<Collection, 'currency'> & { basedOnVersion: number },
): PickUpFact {
  const { note, mentioned = [], signerName, seal } = values;
  const common = { basedOnVersion, note: withMentions(note, mentioned), signerName, seal, position };
  if (reason !== undefined) return { ...common, outcome: 'NOT_COLLECTED', reasonCode: reason, lines: [] };
  const lines = counted
    ? counted.map(countedLine)
    : [{ currency, amount: values.collectedAmount ?? 0 }, ...further(values)];
  // The collection gets its amount even if it is 0.
  const kept = lines.filter((line) => line.amount > 0 || line.currency === currency);
  return { ...common, outcome: 'COLLECTED', reasonCode: null, lines: kept };
}

function countedLine(cash: CountedCash) {
  return { currency: cash.currency, amount: countedAmount(cash), counts: cash.counts };
}

function further({ further: lines }: PickUpValues) {
  return lines.map(({ currency, amount = 0 }) => ({ currency, amount }));
}
