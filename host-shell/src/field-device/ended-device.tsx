import { Button, Dialog } from '@comptoir/ui';
import { leaveEndedDevice, useEndedDevice, useOutbox } from '@comptoir/ui/outbox';
import { useFieldDeviceMessages } from './messages/messages';

/** Informs a collector that this device was ended, before its recordings are deleted. */
export function EndedDevice() {
  return useEndedDevice() ? <Notice /> : null;
}

function Notice() {
  const t = useFieldDeviceMessages();
  const count = useOutbox().filter(({ state }) => state !== 'booked').length;
  const leave = () => void leaveEndedDevice();
  return (
    <Dialog
      role="alertdialog"
      title={t('ended.title')}
      onClose={leave}
      actions={
        <Button data-autofocus variant="destructive" onClick={leave}>
          {t('ended.action')}
        </Button>
      }
    >
      <p>{t('ended.text')}</p>
      {count > 0 && <p>{t('ended.unsent', { count })}</p>}
    </Dialog>
  );
}
