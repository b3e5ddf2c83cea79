import { useFormContext } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './recording.module.css';

const REASONS = {
  missed: ['closed', 'notReady', 'refused'],
  less: ['notAllReady', 'restRefused', 'closedEarly'],
  more: ['arrears', 'moreReady'],
} as const;

interface ReasonChipsProps {
  kind: keyof typeof REASONS;
}

/** Usual reasons, put into the note by a tap; typed text stays behind them. */
export function ReasonChips({ kind }: ReasonChipsProps) {
  const t = useMessages();
  const { getValues, setValue } = useFormContext<{ note: string }>();
  const texts = REASONS[kind].map((reason) => t(`record.reasons.${reason}`));
  const write = (text: string) => {
    const note = getValues('note');
    const chosen = texts.find((one) => note.startsWith(one)) ?? '';
    const typed = note.slice(chosen.length).trimStart();
    setValue('note', typed === '' ? text : `${text} ${typed}`, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset aria-label={t('record.usualReasons')} className={styles.chips}>
      {texts.map((text) => (
        <Button key={text} onClick={() => write(text)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
