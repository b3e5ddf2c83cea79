import type { FieldDevice } from '@comptoir/api-contract/field-devices';
import { formatDateTime } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { useApiMutation } from '@comptoir/ui/changes';
import { Button, Figure, Notice, useConfirm } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { RefusedPickUps } from './refused-pick-ups';
import { usePhoneMessages } from './messages/messages';
import { PickUpFileImport } from './pick-up-file-import';
import { phoneName } from './phone-name';
import { ageOf, minutesOff, toneOf } from './phone-state';
import styles from './collector-phones.module.css';

/** Phones of a collector with what they have not sent; nothing for a collector without one. */
export function CollectorPhones({ collectorId }: { collectorId: string }) {
  const t = usePhoneMessages();
  const { data: devices = [] } = useQuery(apiQuery('listFieldDevices', { query: { collectorId } }));
  const { data: handed = [] } = useQuery(apiQuery('listRefusedPickUps', { query: { collectorId } }));
  if (devices.length === 0 && handed.length === 0) return null;
  return (
    <Notice tone={toneOf(devices)} title={t('title')}>
      <div className={styles.phones}>
        {handed.length > 0 && <RefusedPickUps pickUps={handed} />}
        {devices.map((device) => (
          <Phone key={device.id} device={device} />
        ))}
        <PickUpFileImport />
      </div>
    </Notice>
  );
}

function Phone({ device }: { device: FieldDevice }) {
  const t = usePhoneMessages();
  const { label, app, lastSeenAt, unsent, oldestUnsentAt, clockOffsetMs, confirmed, ended } = device;
  const off = minutesOff(clockOffsetMs);
  return (
    <div>
      <p>
        <strong>
          <bdi>{phoneName(label) || t('unnamed')}</bdi>
        </strong>{' '}
        {app !== '' && <bdi>{app}</bdi>} · {t('lastSeen')} <Figure>{formatDateTime(lastSeenAt)}</Figure>
      </p>
      <p>
        {oldestUnsentAt === null ? t('sent') : t('unsent', { count: unsent, since: formatDateTime(oldestUnsentAt) })}
      </p>
      {ageOf(device) === 'old' && <p>{t('old')}</p>}
      {off > 0 && <p>{t('clock', { count: off })}</p>}
      {confirmed && !ended && <p>{t('confirmed', { name: confirmed.by.name, date: formatDateTime(confirmed.at) })}</p>}
      {ended ? (
        <p>{t('ended', { name: ended.by.name, date: formatDateTime(ended.at) })}</p>
      ) : (
        <PhoneSteps device={device} />
      )}
    </div>
  );
}

/** A manager confirms, then an administrator ends. */
function PhoneSteps({ device: { id, unsent, confirmed } }: { device: FieldDevice }) {
  const t = usePhoneMessages();
  const { role } = useClaims();
  const { ask, dialog } = useConfirm();
  const confirm = useApiMutation('confirmFieldDevice', { success: t('confirm.done'), failure: t('confirm.failed') });
  const end = useApiMutation('endFieldDevice', { success: t('end.done'), failure: t('end.failed') });
  const params = { id };
  const askAnd = async (step: 'confirm' | 'end', change: () => void) => {
    if (await ask({ text: t(`${step}.question`), action: t(`${step}.action`) })) change();
  };
  const isManager = role === 'OFFICEMANAGER';
  if (isManager === (confirmed !== null)) return null;
  return (
    <>
      {isManager ? (
        <Button
          size="small"
          busy={confirm.isPending}
          onClick={() => void askAnd('confirm', () => confirm.mutate({ params, body: { unsent } }))}
        >
          {t('confirm.action')}
        </Button>
      ) : (
        <Button size="small" busy={end.isPending} onClick={() => void askAnd('end', () => end.mutate({ params }))}>
          {t('end.action')}
        </Button>
      )}
      {dialog}
    </>
  );
}
