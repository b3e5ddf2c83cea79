import type { BulkAction } from '@comptoir/api-contract/collection-bulk';
import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { DateInput } from '@comptoir/ui/dates';
import { Field } from '@comptoir/ui/fields';
import { officeTimeZone, today } from '@comptoir/kernel/format';
import { FailureNotice } from '@comptoir/ui/records';
import { Button, Dialog, Notice, Select } from '@comptoir/ui';
import { useState } from 'react';
import { ChoicesNotice } from '../choices-notice';
import { useCollectorOptions } from '../collections.queries';
import { useCollectorItems } from '../use-collector-items';
import { BulkEffect } from './bulk-effect';
import { BulkRunning } from './bulk-running';
import { useBulkMessages } from './messages/messages';
import { usePreview, type Chosen, type useBulk } from './use-bulk';

interface BulkDialogProps {
  kind: BulkAction['kind'];
  chosen: Chosen;
  /** Number of ticked rows; `MORE_ROWS` of an uncounted list, whose number comes with the preview. */
  count: number;
  firstDay?: string;
  bulk: ReturnType<typeof useBulk>;
  onClose: () => void;
}

export function BulkDialog({ kind, chosen, count, firstDay, bulk, onClose }: BulkDialogProps) {
  const t = useBulkMessages();
  const [day, setDay] = useState<string | null>(firstDay ?? null);
  const [collectorId, setCollectorId] = useState<string | null>(null);
  const action = actionOf(kind, day, collectorId);
  const preview = usePreview(chosen, action);
  const changed = preview.data?.changed ?? 0;
  const expectedCount = count === MORE_ROWS ? preview.data?.count : count;
  const submit = () => action && expectedCount !== undefined && bulk.start(chosen, action, expectedCount);

  return (
    <Dialog
      title={t(`${kind}.title`)}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(bulk.isRunning ? 'back' : 'keep')}</Button>
          {!bulk.isRunning && (
            <Button
              variant={kind === 'cancel' ? 'destructive' : 'primary'}
              disabled={changed === 0 || preview.isFetching}
              onClick={submit}
            >
              {t(`${kind}.submit`, { count: action && preview.data ? changed : count })}
            </Button>
          )}
        </>
      }
    >
      {bulk.isRunning ? (
        <>
          {bulk.progress && <BulkRunning progress={bulk.progress} />}
          <output>{t('runningHint')}</output>
        </>
      ) : (
        <>
          {kind === 'move' && (
            <Field label={t('day')}>
              <DateInput value={day} onChange={setDay} clearable={false} />
            </Field>
          )}
          {kind === 'assign' && <CollectorChoice value={collectorId} onChange={setCollectorId} />}
          {day !== null && day < today() && <Notice tone="warning">{t('past')}</Notice>}
          {action && <BulkEffect kind={kind} preview={preview} />}
          {bulk.error && <FailureNotice title={t('failed')} error={bulk.error} />}
        </>
      )}
    </Dialog>
  );
}

function CollectorChoice({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const t = useBulkMessages();
  const collectors = useCollectorOptions();
  const options = useCollectorItems(collectors.data ?? []);
  return (
    <>
      <ChoicesNotice choices={[collectors]} />
      <Field label={t('collector')}>
        <Select value={value} placeholder={t('selectCollector')} options={options} onChange={onChange} />
      </Field>
    </>
  );
}

/** Returns undefined until the action is complete. */
function actionOf(kind: BulkAction['kind'], day: string | null, collectorId: string | null): BulkAction | undefined {
  switch (kind) {
    case 'assign':
      return collectorId === null ? undefined : { kind, collectorId };
    case 'move':
      return day === null ? undefined : { kind, day, timeZone: officeTimeZone() };
    case 'cancel':
      return { kind };
  }
}
