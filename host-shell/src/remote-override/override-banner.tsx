import { browserTimeZone, formatTime } from '@comptoir/kernel/format';
import { http } from '@comptoir/kernel/http';
import { Button, Notice } from '@comptoir/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useMoment } from '../session/use-moment';
import { useShellMessages } from '../messages/messages';
import { dropOverride } from './override-cookie';
import type { RemoteState } from '../remotes/remote-state';
import { pageData } from '../page-data';
import { renewals } from '../remotes/renewals';
import { remotes } from '../remotes/current-loader';
import { buildErrors, applyBuilds } from './apply-builds';
import { OVERRIDE, type AppliedOverride } from './page-override';
import { reloadPage } from './reload-page';
import { untilLoaded } from './until-loaded';
import styles from './override-banner.module.css';

interface OverrideBannerProps {
  override: AppliedOverride;
  reload?: () => void;
}

export function OverrideBanner({ override, reload = reloadPage }: OverrideBannerProps) {
  const t = useShellMessages();
  const isOver = useMoment(Date.parse(override.until));
  const { remote, address, until } = override;
  const loader = remotes();
  const { registry, config } = pageData();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(remote));
  const errors = useSyncExternalStore(buildErrors.subscribe, buildErrors.get);
  const problem = override.status === 'failed' ? override.problem : problemIn(state);
  const written = useMutation({
    mutationFn: () => http.call('endRemoteOverride', { params: { remote } }),
    // Reload also after a failed request.
    onSettled: reload,
  });
  useEffect(() => {
    if (override.status !== 'active' || override.builds === undefined) return undefined;
    const version = registry.remotes[remote]?.versions.find((each) => each.version === OVERRIDE);
    if (!version) return undefined;
    const { descriptor } = version;
    const renew = () => {
      loader.retry(remote);
      renewals.add(remote);
      return untilLoaded(loader, remote);
    };
    return applyBuilds({
      override,
      builds: override.builds,
      descriptor,
      deadline: config.deadlines.manifest,
      renew,
      reload,
    });
  }, [override, remote, loader, registry, config, reload]);
  if (override.status === 'idle') return null;
  const end = () => {
    dropOverride();
    if (isOver) reload();
    else written.mutate();
  };
  return (
    <Notice
      tone={problem === undefined && errors.length === 0 ? 'warning' : 'danger'}
      title={t(titleOf(isOver, problem), { remote, address })}
      action={
        <Button busy={written.isPending} onClick={end}>
          {t(isOver ? 'override.reload' : 'override.end')}
        </Button>
      }
    >
      {problem === undefined
        ? t('override.text', { time: formatTime(until, browserTimeZone()) })
        : t('override.failed', { problem })}
      {errors.length > 0 && (
        <pre className={styles.errors}>{t('override.notBuilt', { errors: errors.join('\n') })}</pre>
      )}
    </Notice>
  );
}

function problemIn(state: RemoteState): string | undefined {
  if (state.status !== 'degraded' && state.status !== 'failed') return undefined;
  return state.failures.find(({ version }) => version === OVERRIDE)?.message;
}

function titleOf(isOver: boolean, problem: string | undefined) {
  if (isOver) return 'override.over';
  return problem === undefined ? 'override.title' : 'override.notLoaded';
}
