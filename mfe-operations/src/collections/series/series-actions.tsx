import type { Series } from '@comptoir/api-contract/pick-up-series';
import { useApiMutation } from '@comptoir/ui/changes';
import { DateInput } from '@comptoir/ui/dates';
import { Field } from '@comptoir/ui/fields';
import { today } from '@comptoir/kernel/format';
import type { Answer } from '@comptoir/kernel/http';
import { FailureNotice } from '@comptoir/ui/records';
import { toastSuccess } from '@comptoir/kernel/toast';
import { Button, Dialog, useConfirm } from '@comptoir/ui';
import { useState } from 'react';
import { useSeriesMessages } from './messages/messages';

export function SeriesActions({ series }: { series: Answer<Series> }) {
  const t = useSeriesMessages();
  const { ask, dialog } = useConfirm();
  const [isEnding, setEnding] = useState(false);
  const { isPaused, state, id } = series.data;
  const change = useApiMutation('updateSeries', {
    failure: t('changeFailed'),
    onSuccess: ({ data }) => toastSuccess(data.isPaused ? t('paused') : t('resumed')),
  });
  const pause = async () => {
    const isSure = isPaused || (await ask({ text: t('pauseText'), action: t('pause'), cancel: t('cancel') }));
    if (isSure) change.mutate({ params: { id }, body: { isPaused: !isPaused }, ifMatch: series.etag });
  };
  if (state === 'ended') return null;
  return (
    <>
      <Button disabled={change.isPending} onClick={() => void pause()}>
        {isPaused ? t('resume') : t('pause')}
      </Button>
      <Button variant="danger" onClick={() => setEnding(true)}>
        {t('endAction')}
      </Button>
      {isEnding && <EndDialog series={series} onClose={() => setEnding(false)} />}
      {dialog}
    </>
  );
}

function EndDialog({ series, onClose }: { series: Answer<Series>; onClose: () => void }) {
  const t = useSeriesMessages();
  const [day, setDay] = useState<string | null>(today());
  const change = useApiMutation('updateSeries', {
    success: t('endedToast'),
    failure: t('changeFailed'),
    failureIn: 'screen',
    onSuccess: onClose,
  });
  const isPast = day !== null && day < today();
  const end = () => {
    if (day === null) return;
    change.mutate({ params: { id: series.data.id }, body: { until: day }, ifMatch: series.etag });
  };
  return (
    <Dialog
      title={t('endTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="destructive" busy={change.isPending} disabled={day === null || isPast} onClick={end}>
            {t('endAction')}
          </Button>
        </>
      }
    >
      {change.error && <FailureNotice title={t('changeFailed')} error={change.error} />}
      <p>{t('endText')}</p>
      <Field label={t('endLast')} {...(isPast && { error: t('pastDay') })}>
        <DateInput value={day} onChange={setDay} clearable={false} />
      </Field>
    </Dialog>
  );
}
