import { formatTime } from '@comptoir/shared-kernel/format';
import { http } from '@comptoir/shared-kernel/http';
import { Button, Notice } from '@comptoir/shared-kernel/ui';
import { useMutation } from '@tanstack/react-query';
import { useMoment } from '../session/use-moment';
import { useShellMessages } from '../messages/messages';
import { dropOverride } from './override-cookie';
import type { AppliedOverride } from './page-override';
import { reloadPage } from './reload-page';

interface OverrideBannerProps {
  override: AppliedOverride;
  reload?: () => void;
}

/** Says on every page that a remote does not come from where it was published, and ends that with one click. */
export function OverrideBanner({ override, reload = reloadPage }: OverrideBannerProps) {
  const t = useShellMessages();
  const isOver = useMoment(Date.parse(override.until));
  const { remote, address, until } = override;
  const written = useMutation({
    mutationFn: () => http.call('endRemoteOverride', { params: { remote } }),
    // The page is the published one again, also when that could not be written down.
    onSettled: reload,
  });
  if (override.status === 'idle') return null;
  const end = () => {
    dropOverride();
    if (isOver) reload();
    else written.mutate();
  };
  return (
    <Notice
      tone={override.status === 'failed' ? 'danger' : 'warning'}
      title={t(titleOf(override, isOver), { remote, address })}
      action={
        <Button busy={written.isPending} onClick={end}>
          {t(isOver ? 'override.reload' : 'override.end')}
        </Button>
      }
    >
      {override.status === 'failed'
        ? t('override.failed', { problem: override.problem })
        : t('override.text', { time: formatTime(until) })}
    </Notice>
  );
}

function titleOf({ status }: AppliedOverride, isOver: boolean) {
  if (isOver) return 'override.over';
  return status === 'failed' ? 'override.notLoaded' : 'override.title';
}
