import type { OperationName } from '@comptoir/api-contract/operations';
import { useState } from 'react';
import { isStale } from '../../http/api-error';
import type { Answer } from '../../http/http-client';
import { useApiMutation, type ApiMutationOptions } from './use-api-mutation';

interface RecordChangeOptions<Name extends OperationName, Stored> extends Omit<
  ApiMutationOptions<Name>,
  'handleError'
> {
  /** Reads the record again. */
  reload: () => Promise<{ data: Answer<Stored> | undefined }>;
}

/**
 * A change of a record, based on the version that its form was filled from: newer data does not replace what somebody
 * is typing. `isStale` says that somebody else changed the record; `loadCurrent` takes theirs as the new `base`.
 * Send `base.etag` along as `ifMatch`.
 */
export function useRecordChange<Name extends OperationName, Stored>(
  name: Name,
  stored: Answer<Stored>,
  { reload, ...options }: RecordChangeOptions<Name, Stored>,
) {
  const [base, setBase] = useState(stored);
  const change = useApiMutation(name, { ...options, handleError: isStale });

  const loadCurrent = async () => {
    const { data } = await reload();
    if (!data) return;
    setBase(data);
    change.reset();
  };

  return { base, change, isStale: isStale(change.error), loadCurrent: () => void loadCurrent() };
}
