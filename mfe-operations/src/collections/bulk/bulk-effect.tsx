import type { BulkAction } from '@comptoir/api-contract/collection-bulk';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { FailureNotice } from '@comptoir/ui/records';
import { Notice, Skeleton } from '@comptoir/ui';
import { useBulkMessages } from './messages/messages';
import type { usePreview } from './use-bulk';

interface BulkEffectProps {
  kind: BulkAction['kind'];
  preview: Pick<ReturnType<typeof usePreview>, 'data' | 'error'>;
}

export function BulkEffect({ kind, preview: { data, error } }: BulkEffectProps) {
  const t = useBulkMessages();
  const translate = useContractMessages();
  if (error) return <FailureNotice title={t('failed')} error={error} />;
  return (
    <div aria-live="polite" aria-busy={!data}>
      {!data && <Skeleton width="240px" />}
      {data && <p>{data.changed > 0 ? t(`${kind}.effect`, { count: data.changed }) : t('nothing')}</p>}
      {data?.refused.map(({ count, ...refusal }) => (
        <Notice key={refusal.code} tone="warning">
          {t('stays', { count, reason: translate(refusal) })}
        </Notice>
      ))}
    </div>
  );
}
