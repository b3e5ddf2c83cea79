import type { Collection } from '@comptoir/api-contract/collections';
import { TakenNotice } from '@comptoir/ui/collections';
import { FailureNotice } from '@comptoir/ui/records';
import { Notice } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { PickUpState } from './use-pick-up';

export function PickUpNotice({ stop, state }: { stop: Collection; state: PickUpState }) {
  const t = useMessages();
  switch (state.status) {
    case 'taken':
      return <TakenNotice collection={stop} />;
    case 'unstored':
      return <Notice tone="danger">{t('record.notKept')}</Notice>;
    case 'open':
      return state.failure && <FailureNotice title={t('record.failed')} error={state.failure} />;
    case 'saving':
      return null;
  }
}
