import { useState } from 'react';
import { isRefusal, type ApiError } from '../../../http/api-error';
import { useTotalsMessages } from './totals-messages';

/**
 * The refusal to add up so many rows, if that is how things stand. It stays while the server is asked again, so that a
 * list that others change does not blink, and it counts more than a sum of before.
 */
export function useTooManyRows({ data, error }: { data: unknown; error: Error | null }): ApiError | undefined {
  const refusal = isRefusal(error, 'too-many-to-sum') ? error : undefined;
  const [last, setLast] = useState(refusal);
  if (!data && !error) return last;
  if (last !== refusal) setLast(refusal);
  return refusal;
}

/** Says it in one line: nothing went wrong, and trying again would not help. */
export function TooManyRows({ refusal }: { refusal: ApiError }) {
  const t = useTotalsMessages();
  return <span>{t('refusals.too-many-to-sum', { rows: Number(refusal.values?.['rows']) })}</span>;
}
