import type { BulkProgress } from '@comptoir/api-contract/collection-bulk';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { Button, Dialog } from '@comptoir/ui';
import { Link } from '@comptoir/kernel/router';
import { useBulkMessages } from './messages/messages';

/** So many are named; the list has all of them ticked. */
const NAMED = 50;

interface RefusedDialogProps {
  progress: BulkProgress;
  /** Where they are found. */
  hint: string;
  onClose: () => void;
}

/** Which pick-ups stay as they are, and why. */
export function RefusedDialog({ progress, hint, onClose }: RefusedDialogProps) {
  const t = useBulkMessages();
  const said = useContractMessages();
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
            {said(refusal)}
          </li>
        ))}
      </ul>
      {refused > NAMED && <p>{t('more', { count: refused - NAMED })}</p>}
    </Dialog>
  );
}
