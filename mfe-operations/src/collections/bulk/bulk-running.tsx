import type { BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { Progress } from '@comptoir/ui/files';
import { useBulkMessages } from './messages/messages';

export function BulkRunning({ progress: { changed, refused, total } }: { progress: BulkProgress }) {
  const t = useBulkMessages();
  const done = changed + refused;
  return (
    <div>
      <Progress percent={Math.floor((100 * done) / total)} label={t('progress')} />
      <div>{t('running', { done, total })}</div>
    </div>
  );
}
