import type { BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { Button, Dialog } from '@comptoir/ui';
import { Link } from '@comptoir/kernel/router';
import { useBulkMessages } from './messages/messages';

/** Maximum number of named collections; the list keeps all of them ticked. */
const NAMED = 50;

interface RefusedDialogProps {
  progress: BulkProgress;
  hint: string;
  onClose: () => void;
}

export function RefusedDialog({ progress, hint, onClose }: RefusedDialogProps) {
  const t = useBulkMessages();
  const translate = useContractMessages();
  const { failures, refused } = progress;
  return (
    <Dialog
      title={t('refusedTitle', { count: refused })}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('back')}</Button>}
    >
      <p>{hint}</p>
      <ul>
        {failures.slice(0, NAMED).map(({ id, ...refusal }) => (
          <li key={id}>
            <Link to={`/collection-schedules/${id}`}>
              <bdi>#{id}</bdi>
            </Link>{' '}
            {translate(refusal)}
          </li>
        ))}
      </ul>
      {refused > NAMED && <p>{t('more', { count: refused - NAMED })}</p>}
    </Dialog>
  );
}
