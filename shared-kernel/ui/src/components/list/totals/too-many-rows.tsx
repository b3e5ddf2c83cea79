import { useState } from 'react';
import { isRefusal, type ApiError } from '@comptoir/kernel/internal/http/api-error';
import { useTotalsMessages } from './totals-messages';

/**
 * Refusal of totals for too many rows, if any. Kept during a refetch to avoid flicker, and preferred to earlier
 * totals.
 */
export function useTooManyRows({ data, error }: { data: unknown; error: Error | null }): ApiError | undefined {
  const refusal = isRefusal(error, 'too-many-to-sum') ? error : undefined;
  const [last, setLast] = useState(refusal);
  if (!data && !error) return last;
  if (last !== refusal) setLast(refusal);
  return refusal;
}

/** One-line note: this is no error, and a retry would not help. */
export function TooManyRows({ refusal }: { refusal: ApiError }) {
  const t = useTotalsMessages();
  return <span>{t('refusals.too-many-to-sum', { rows: Number(refusal.values?.['rows']) })}</span>;
}
