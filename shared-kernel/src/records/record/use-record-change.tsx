import type { OperationName } from '@comptoir/api-contract/operations';
import { use, useEffect, useState, type ReactNode } from 'react';
import { isStale as isStaleError } from '../../http/api-error';
import type { Answer } from '../../http/http-client';
import { LoadedAgain } from './loaded-again';
import { MergedNotice, RefusedNotice } from '../../fields/merge/merge-notice';
import type { FieldLabels } from '../../fields/merge/told-differences';
import { useApiMutation, type ApiMutationOptions } from '../../changes/use-api-mutation';

/** What `useRecordChange` needs besides the call: the record as it is stored, and how its form names things. */
export interface RecordChangeOptions<Name extends OperationName, Stored> extends Omit<
  ApiMutationOptions<Name>,
  'handleError'
> {
  /** Reads the record again. */
  reload: () => Promise<{ data: Answer<Stored> | undefined }>;
  /** What the form calls its fields, where the history calls them otherwise. */
  labels?: FieldLabels;
}

const NO_LABELS: FieldLabels = {};

/**
 * A change of a record, based on the version that its form was filled from: newer data does not replace what somebody
 * is typing. Send `base.etag` along as `ifMatch`, and make `formKey` the key of the form. When somebody else changed
 * the record, `notice` says what, and offers to take theirs as the new `base`: what was typed stays, and what both
 * changed is named. It stands inside the `Form`, which is given its `form`.
 */
export function useRecordChange<Name extends OperationName, Stored extends Record<string, unknown>>(
  name: Name,
  stored: Answer<Stored>,
  { reload, labels = NO_LABELS, ...options }: RecordChangeOptions<Name, Stored>,
) {
  const [{ base, before, fills }, setFilled] = useState<Filled<Stored>>({ base: stored, fills: 0 });
  const [theirs, setTheirs] = useState<Answer<Stored>>();
  const change = useApiMutation(name, { ...options, handleError: isStaleError });
  const isStale = isStaleError(change.error);

  useEffect(() => {
    if (isStale) void reload().then(({ data }) => setTheirs(data));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [change.error]);

  const take = (current: Answer<Stored>) => {
    // What was saved is done with, and the form is filled again; else what was typed is merged.
    setFilled((last) =>
      change.isSuccess
        ? { base: current, fills: current.etag === last.base.etag ? last.fills : last.fills + 1 }
        : { base: current, before: last.base, fills: last.fills },
    );
    setTheirs(undefined);
    change.reset();
  };
  const loads = use(LoadedAgain);
  useEffect(() => {
    if (loads > 0) take(stored);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time it was loaded
  }, [loads]);

  const loadCurrent = async () => {
    const { data } = await reload();
    if (data) take(data);
  };
  const load = () => void loadCurrent();

  return { base, formKey: fills, change, isStale, loadCurrent: load, notice: noticeOf() };

  function noticeOf(): ReactNode {
    const from = base.data;
    if (isStale) {
      return <RefusedNotice onLoad={load} {...(theirs && { differences: { from, to: theirs.data, labels } })} />;
    }
    return before && <MergedNotice from={before.data} to={from} labels={labels} />;
  }
}

interface Filled<Stored> {
  /** The version that the form was filled from. */
  base: Answer<Stored>;
  /** The version that it was filled from before, where what was typed on that one was taken along. */
  before?: Answer<Stored>;
  /** How often it was filled again. */
  fills: number;
}
