import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/ui/changes';
import { ArchiveButton } from './archive/archive-button';
import { RecordPage } from './record/record-page';
import { QuietForm } from './record/quiet-form';
import { useDeletion } from './record/use-deletion';
import { refusalOf } from './change-state';
import { isAnswered, isRefusal, type Answer } from '@comptoir/kernel/internal/http';
import { useContractMessages } from '@comptoir/kernel/internal/i18n';
import type { RecordType } from '@comptoir/kernel/internal/remote';
import { useParams } from '@comptoir/kernel/internal/router';
import { Notice } from '../components/feedback/notice';
import { recordArguments, type ChangeCall, type DeleteCall } from './record-call';
import type { EditProps, StoredRecord } from './form-spec';
import { RecordForm } from './record-form';
import { useEditForm } from './use-edit-form';
import { useLeave } from './use-leave';
import styles from './edit-page.module.css';

interface EditPageProps<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
> extends EditProps<Stored, Save, Input, Output> {
  /** False for records that cannot be deleted, such as the own account. */
  mayDelete?: boolean;
  onDeleted?: () => void;
  /** Record type for contributions of remotes; defaults to that of the record. */
  takes?: RecordType;
  /** Line below the name, such as its contact; an empty one reserves the line. */
  description?: ReactNode;
  /** Facts above the form, which reads as facts as well until it is edited. */
  summary?: ReactNode;
  /** Further parts below the form. */
  details?: ReactNode;
  notice?: ReactNode;
  children: (stored: Stored) => ReactNode;
}

/**
 * Page to change or delete a record, based on the version that was read: concurrent changes are shown and merged.
 * Leads to the list of its area. Input survives a crash and the end of a session.
 */
export function EditPage<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
>(props: EditPageProps<Stored, Save, Input, Output>) {
  const { id = '' } = useParams();
  return <OneRecord key={id} id={id} {...props} />;
}

function OneRecord<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
>({ id, ...props }: EditPageProps<Stored, Save, Input, Output> & { id: string }) {
  const { entity, record, calls, texts, mayDelete = true, onDeleted, takes, summary, details, notice } = props;
  const { description } = props;
  const deletion = useDeletion(calls.remove, {
    question: texts.question,
    success: texts.deleted,
    failure: texts.deleteFailed,
    ...(onDeleted && { onSuccess: onDeleted }),
  });
  const [isArchived, setArchived] = useState(false);
  const [isArchiving, setArchiving] = useState(false);
  const removal: ChangeState = isArchived ? { status: 'deleted' } : deletion.state;
  const ask = ({ etag, data }: Answer<Stored>) =>
    deletion.ask(recordArguments<DeleteCall>({ id, ifMatch: etag }), data.name);

  return (
    <RecordPage
      title={texts.title}
      name={summary ? (record.data?.data.name ?? '') : undefined}
      description={description}
      isArchiving={isArchiving}
      record={record}
      deletion={deletion}
      onDelete={mayDelete ? ask : undefined}
      history={{ entity, id }}
      takes={takes}
      actionsPlace={calls.archive && mayDelete && <span className={styles.actionsPlace} />}
      actions={
        calls.archive &&
        record.data && (
          <ArchiveButton
            calls={calls}
            record={{ id, name: record.data.data.name, etag: record.data.etag }}
            onArchived={() => setArchived(true)}
            onBusy={setArchiving}
          />
        )
      }
      {...(entity === 'user' && { sessionsOf: id })}
      summary={summary}
      details={details}
      notice={
        <>
          <ConflictNotice state={deletion.state} />
          {notice}
        </>
      }
    >
      {(current) => <EditForm {...props} stored={current} deletion={removal} />}
    </RecordPage>
  );
}

/** Unlike the toast, the reason that prevents a deletion stays. */
function ConflictNotice({ state }: { state: ChangeState }) {
  const inLanguage = useContractMessages();
  const refusal = refusalOf(state);
  const isGeneral = isRefusal(refusal, 'stale', 'not-found', 'no-access', 'not-signed-in');
  if (!refusal || isGeneral || !isAnswered(refusal)) return null;
  return <Notice tone="warning">{inLanguage(refusal)}</Notice>;
}

function EditForm<
  Stored extends StoredRecord,
  Save extends ChangeCall,
  Input extends FieldValues,
  Output extends FieldValues,
>({
  stored,
  deletion,
  entity,
  record,
  calls,
  texts,
  form: spec,
  summary,
  children,
}: EditPageProps<Stored, Save, Input, Output> & { stored: Answer<Stored>; deletion: ChangeState }) {
  const { base, change, form, save, notice } = useEditForm(calls.save, stored, {
    reload: record.refetch,
    success: texts.saved,
    failure: texts.saveFailed,
    spec,
    draftOf: entity,
  });
  const state = deletion.status === 'deleted' ? deletion : change.state;
  useLeave(state);
  const content = (
    <RecordForm form={form} state={state} onSubmit={save} submit={texts.save} notice={notice}>
      {children(base.data)}
    </RecordForm>
  );
  if (!summary) return content;
  return <QuietForm isOpen={form.formState.isDirty || state.status !== 'idle'}>{content}</QuietForm>;
}
