import type { OperationName } from '@comptoir/api-contract/operations';
import { use, useEffect, useState, type ReactNode } from 'react';
import { isStale as isStaleError } from '@comptoir/kernel/internal/http/api-error';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import { ReloadCount } from './reload-count';
import { MergedNotice, RefusedNotice } from '../../fields/merge/merge-notice';
import type { FieldLabels } from '../../fields/merge/difference-list';
import { awaitedId } from '../../changes/awaited/awaited';
import { useApiMutation, type ApiMutationOptions } from '../../changes/use-api-mutation';

/** Options of `useRecordChange`: the stored record, and labels of the form. */
export interface RecordChangeOptions<Name extends OperationName, Stored> extends Omit<
  ApiMutationOptions<Name>,
  'handleError'
> {
  reload: () => Promise<{ data: Answer<Stored> | undefined }>;
  /** Labels of form fields where they differ from those of the history. */
  labels?: FieldLabels;
}

const NO_LABELS: FieldLabels = {};

/**
 * A change of a record, based on the version that filled its form: newer data does not replace input. Send `base.etag`
 * as `ifMatch`, and use `formKey` as key of the form. After a concurrent change `notice` lists it and offers to
 * rebase: input is kept and conflicts are named. Use it inside the `Form` with its `form`.
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
    // A saved form is filled again, also one whose change waits for an approval; otherwise input is merged.
    setFilled((last) =>
      change.isSuccess
        ? {
            base: current,
            fills:
              current.etag === last.base.etag && awaitedId(change.data) === undefined ? last.fills : last.fills + 1,
          }
        : { base: current, before: last.base, fills: last.fills },
    );
    setTheirs(undefined);
    change.reset();
  };
  const loads = use(ReloadCount);
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
  /** Version that filled the form. */
  base: Answer<Stored>;
  /** Version before a rebase. */
  before?: Answer<Stored>;
  fills: number;
}
