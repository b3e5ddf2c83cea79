import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ArchiveButton } from './archive/archive-button';
import { FailureNotice } from './record/failure-notice';
import { History } from './history/history';
import { RecordSections } from '../contributions/contributions';
import { StaleNotice } from './record/stale-notice';
import { useDeletion } from './record/use-deletion';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { isRecord } from '@comptoir/kernel/internal/remote/record-types';
import { Button } from '../components/button/button';
import { Dialog } from '../components/dialog/dialog';
import { Loaded } from '../components/feedback/loaded';
import { SkeletonRows } from '../components/feedback/skeleton';
import { recordArguments, type ArchiveCalls, type ChangeCall, type DeleteCall } from './record-call';
import { FormDialog } from './form-dialog';
import type { EditProps, StoredRecord } from './form-spec';
import { classNames } from '../components/class-names';
import { useEditForm } from './use-edit-form';
import styles from '../components/dialog/dialog.module.css';

interface EditDialogProps<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
> extends EditProps<Stored, Save, Input, Output> {
  onClose: () => void;
  /** Facts above the form. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Width of a dialog with facts, in CSS pixels: its four buttons fit in one row. */
const WIDE = 560;

/** `EditPage` as a dialog: changes or deletes a record, then closes. */
export function EditDialog<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
>(props: EditDialogProps<Stored, Save, Input, Output>) {
  const { record, texts, onClose, summary } = props;
  // Ignores cached data: a change must be based on the current version.
  const current = record.isFetchedAfterMount ? record.data : undefined;
  if (current) return <OpenRecord {...props} stored={current} />;
  const query = { data: undefined, error: record.isFetching ? null : record.error, refetch: record.refetch };
  return (
    <Dialog
      title={texts.title}
      {...(summary !== undefined && { subject: ' ', startsWith: 'title', width: WIDE })}
      onClose={onClose}
    >
      <Loaded query={query} placeholder={<SkeletonRows count={1} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function OpenRecord<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
>(props: EditDialogProps<Stored, Save, Input, Output> & { stored: Answer<Stored> }) {
  const { entity, record, calls, texts, form: spec, onClose, summary, children, stored } = props;
  const outcome = { failureIn: 'screen', onSuccess: onClose } as const;
  const edit = useEditForm(calls.save, stored, {
    ...outcome,
    reload: record.refetch,
    success: texts.saved,
    failure: texts.saveFailed,
    spec,
  });
  const deletion = useDeletion(calls.remove, {
    ...outcome,
    question: texts.question,
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  const { base, change } = edit;
  const { id, name } = base.data;

  // Resets the other mutation, so that only the latest outcome is shown.
  const save = (values: Output) => {
    deletion.reset();
    edit.save(values);
  };
  const remove = () => {
    change.reset();
    deletion.ask(recordArguments<DeleteCall>({ id, ifMatch: base.etag }), name);
  };
  const loadCurrent = () => {
    deletion.reset();
    edit.loadCurrent();
  };

  return (
    <FormDialog
      texts={{ title: texts.title, submit: texts.save, failed: texts.saveFailed }}
      form={edit.form}
      state={deletion.state.status === 'idle' ? change.state : deletion.state}
      onSubmit={save}
      onClose={onClose}
      action={
        <RemovalButtons
          calls={calls}
          record={{ id, name, etag: base.etag }}
          isDeleting={deletion.state.status === 'deleting'}
          disabled={change.state.status === 'saving'}
          onDelete={remove}
          onArchived={onClose}
        />
      }
      {...(summary !== undefined && { subject: name, before: summary, width: WIDE })}
      notice={noticeOf()}
      after={isRecord(entity) && <RecordSections record={{ type: entity, id }} />}
    >
      {children}
      <History entity={entity} id={id} />
      {deletion.dialog}
    </FormDialog>
  );

  function noticeOf(): ReactNode {
    if (deletion.state.status === 'stale') return <StaleNotice refused="deletion" onLoad={loadCurrent} />;
    if (deletion.state.status === 'refused') {
      return <FailureNotice title={texts.deleteFailed} error={deletion.state.error} />;
    }
    return change.state.status === 'refused' ? undefined : edit.notice;
  }
}

interface RemovalButtonsProps extends Omit<ComponentProps<typeof ArchiveButton>, 'calls'> {
  calls: Partial<ArchiveCalls>;
  isDeleting: boolean;
  onDelete: () => void;
}

/** Deletes the record after confirmation, or archives it without. */
function RemovalButtons({ calls: { archive, restore }, isDeleting, onDelete, ...rest }: RemovalButtonsProps) {
  const t = useKernelMessages();
  return (
    <span className={classNames(styles.pair, styles.removal)}>
      <Button variant="danger" icon="delete" busy={isDeleting} disabled={rest.disabled} onClick={onDelete}>
        {t('confirm.delete')}
      </Button>
      {archive && restore && <ArchiveButton calls={{ archive, restore }} {...rest} />}
    </span>
  );
}
