import { PickUpFile } from '@comptoir/api-contract/pick-up-file';
import type { ImportedPickUp } from '@comptoir/api-contract/pick-up-imports';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { toastError } from '@comptoir/kernel/toast';
import { useApiMutation } from '@comptoir/ui/changes';
import { FilePicker } from '@comptoir/ui/files';
import { Tag, type Tone } from '@comptoir/ui';
import { useId } from 'react';
import styles from './collector-phones.module.css';
import { usePhoneMessages } from './messages/messages';
import { PickUpLine } from './pick-up-line';

const TONES: Record<ImportedPickUp['state'], Tone> = { recorded: 'success', known: 'neutral', refused: 'danger' };

/** Records the pick-ups of a file that a phone could not send, and lists the results. */
export function PickUpFileImport() {
  const t = usePhoneMessages();
  const inLanguage = useContractMessages();
  const load = useApiMutation('importPickUps', { failure: t('file.failed') });
  const pick = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = PickUpFile.safeParse(jsonOf(await file.text()));
    if (read.success) load.mutate({ body: read.data });
    else toastError(inLanguage(read.error.issues[0]?.message ?? t('file.failed')));
  };
  return (
    <>
      <FilePicker single label={t('file.label')} extensions={['json']} onPick={(files) => void pick(files)}>
        {load.isPending ? t('file.busy') : t('file.hint')}
      </FilePicker>
      {load.data && <Results pickUps={load.data.data.pickUps} />}
    </>
  );
}

function Results({ pickUps }: { pickUps: readonly ImportedPickUp[] }) {
  const t = usePhoneMessages();
  const inLanguage = useContractMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id}>
        <strong>{t(pickUps.length === 0 ? 'file.none' : 'file.results')}</strong>
      </p>
      <ul className={styles.pickUps}>
        {pickUps.map((pickUp, index) => (
          <li key={pickUp.id ?? index} className={styles.pickUp}>
            <Tag tone={TONES[pickUp.state]}>{t(`state.${pickUp.state}`)}</Tag>
            <PickUpLine pickUp={pickUp} />
            {pickUp.refusal && <span dir="auto">{inLanguage(pickUp.refusal)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Undefined for another kind of file. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
