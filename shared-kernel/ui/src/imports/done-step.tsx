import type { Import } from '@comptoir/api-contract/imports';
import { useApiMutation } from '../changes';
import { Progress } from '../files/progress';
import { Button, ButtonLink, Notice, useConfirm } from '../components';
import { useImportMessages } from './import-messages';
import { ImportRows } from './import-rows';
import type { ImportWords } from './import-words';
import styles from './imports.module.css';
import { useRefetchImport } from './imports.queries';

interface DoneStepProps {
  record: Import;
  words: ImportWords;
  onAnother: () => void;
}

export function DoneStep({ record, words, onAnother }: DoneStepProps) {
  const t = useImportMessages();
  const again = useRefetchImport();
  const { ask, dialog } = useConfirm();
  const { id, state, progress } = record;
  const { chosen, done, refused, undone, kept } = progress;
  const withdraw = useApiMutation('withdrawImport', { failure: t('done.failed'), onSuccess: () => void again() });
  const back = async () => {
    const question = { title: t('done.sure'), text: t('done.sureText'), action: t('done.withdraw') };
    if (await ask(question)) withdraw.mutate({ params: { id }, ifMatch: '*' });
  };
  const at = state === 'withdrawing' ? undone + kept : done + refused;
  const of = state === 'withdrawing' ? done : chosen;
  const running = state === 'committing' || state === 'withdrawing';
  const percent = of === 0 ? 0 : Math.min(100, Math.floor((at / of) * 100));
  const only = kept > 0 ? 'kept' : refused > 0 ? 'refused' : undefined;
  return (
    <>
      <div className={styles.summary}>
        {running ? (
          <output>
            {t(`states.${state}`)} <Progress percent={percent} label={t(`states.${state}`)} />
          </output>
        ) : (
          <Notice tone={refused + kept > 0 ? 'warning' : 'success'} title={t(`states.${state}`)}>
            <p>{t('done.taken', { count: done })}</p>
            {refused > 0 && <p>{t('done.refused', { count: refused })}</p>}
            {state === 'withdrawn' && <p>{t('done.undone', { count: undone })}</p>}
            {kept > 0 && <p>{t('done.kept', { count: kept })}</p>}
          </Notice>
        )}
      </div>
      {!running && only ? <ImportRows key={only} record={record} words={words} only={only} /> : null}
      <div className={styles.actions}>
        {!running && done > undone && (
          <Button busy={withdraw.isPending} onClick={() => void back()}>
            {t('done.withdraw')}
          </Button>
        )}
        <Button onClick={onAnother}>{t('done.another')}</Button>
        <ButtonLink to={words.list} variant="primary">
          {t('done.list')}
        </ButtonLink>
      </div>
      {dialog}
    </>
  );
}
