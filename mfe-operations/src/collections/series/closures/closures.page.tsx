import type { Closure } from '@comptoir/api-contract/office-closures';
import { buttonColumn, dateColumn } from '@comptoir/ui/list-kit';
import { useGoBack } from '@comptoir/kernel/router';
import { Button, ListFrame, Page, PageHeader, VirtualList, type Column } from '@comptoir/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSeriesMessages } from '../messages/messages';
import { AddClosureDialog, EditClosureDialog } from './closure-dialogs';
import { useClosures } from './closures.queries';
import { HolidaysDialog } from './holidays-dialog';

type DialogState =
  | { status: 'closed' }
  | { status: 'create' }
  | { status: 'holidays' }
  | { status: 'edit'; id: string };

/** Days on which an office does not collect. */
export function ClosuresPage() {
  const t = useSeriesMessages();
  const closures = useClosures();
  const [dialog, setDialog] = useState<DialogState>({ status: 'closed' });
  const edit = useCallback((id: string) => setDialog({ status: 'edit', id }), []);
  const columns = useClosureColumns(edit);
  const close = () => setDialog({ status: 'closed' });
  const buttons = (
    <>
      <Button onClick={() => setDialog({ status: 'holidays' })}>{t('closure.holidays')}</Button>
      <Button variant="primary" icon="plus" onClick={() => setDialog({ status: 'create' })}>
        {t('closure.add')}
      </Button>
    </>
  );
  return (
    <Page layout="fill">
      <PageHeader
        title={t('closure.title')}
        description={closures.data ? t('closure.count', { count: closures.data.length }) : ''}
        onBack={useGoBack()}
        actions={buttons}
      />
      <ListFrame query={closures} empty={t('closure.empty')} emptyAction={<p>{t('closure.about')}</p>}>
        {(rows) => <VirtualList caption={t('closure.title')} rows={rows} rowKey={closureId} columns={columns} />}
      </ListFrame>
      {dialog.status === 'create' && <AddClosureDialog onClose={close} />}
      {dialog.status === 'holidays' && <HolidaysDialog onClose={close} />}
      {dialog.status === 'edit' && <EditClosureDialog id={dialog.id} onClose={close} />}
    </Page>
  );
}

function closureId({ id }: Closure): string {
  return id;
}

function useClosureColumns(onEdit: (id: string) => void): readonly Column<Closure>[] {
  const t = useSeriesMessages();
  return useMemo(
    () => [
      buttonColumn('reason', t('closure.reason'), ({ reason }) => reason, {
        onOpen: onEdit,
        sorted: true,
        minWidth: 180,
        share: 2,
      }),
      dateColumn('from', t('closure.from'), ({ from }) => from, { sorted: true }),
      dateColumn('to', t('closure.to'), ({ to }) => to, { sorted: true }),
    ],
    [t, onEdit],
  );
}
