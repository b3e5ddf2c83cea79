import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { usePlatformMessages } from './messages/messages';
import type { RollOut } from './roll-outs';

interface RemoteFactsProps {
  rollOut: RollOut | undefined;
  decisions: readonly RemoteDecision[];
  limits: RemoteLimits;
}

/** Owner of a remote, its roll-out, last demotion, and limits of automatic demotion. */
export function RemoteFacts({ rollOut, decisions, limits: { percent, views, people } }: RemoteFactsProps) {
  const t = usePlatformMessages();
  const demoted = decisions.find(({ decision }) => decision === 'demoted');
  return (
    <>
      <dt>{t('owner')}</dt>
      <dd>
        <bdi>{rollOut?.owner ?? t('noOwner')}</bdi>
      </dd>
      <dt>{t('rollOut')}</dt>
      <dd>
        <RollOutProgress some={rollOut?.some} decisions={decisions} />
      </dd>
      <dt>{t('demotion')}</dt>
      <dd>
        {demoted ? (
          <>
            <bdi>{demoted.version}</bdi>, <Figure>{formatDateTime(demoted.at, browserTimeZone())}</Figure>:{' '}
            <bdi>{demoted.reason}</bdi>
          </>
        ) : (
          t('noDemotion')
        )}
      </dd>
      <dt>{t('limits.term')}</dt>
      <dd>{t('limits.text', { percent, views, people })}</dd>
    </>
  );
}

function RollOutProgress({ some, decisions }: { some: RollOut['some']; decisions: readonly RemoteDecision[] }) {
  const t = usePlatformMessages();
  if (!some) return t('noRollOut');
  const { version } = some;
  const share = decisions.find((each) => each.version === version)?.share ?? some.share;
  return share === undefined ? t('forSome', { version }) : t('forShare', { version, share });
}
