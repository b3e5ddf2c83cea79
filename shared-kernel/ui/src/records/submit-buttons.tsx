import { FormActions, SubmitButton } from '@comptoir/ui/fields';
import { Button } from '../components/button/button';
import styles from './submit-buttons.module.css';
import { submitProps, type SubmitText } from './submit-text';

/** Action after saving: done, or another record. */
export type Then = 'done' | 'another';

interface SubmitButtonsProps {
  submit: SubmitText;
  /** Label of the button that saves and starts another record; optional. */
  another?: string | undefined;
  /** True for such a further record. */
  isFurther?: boolean | undefined;
  busy: boolean;
  busyLabel?: string | undefined;
}

const ANOTHER: Then = 'another';

/** Reads which of the `SubmitButtons` submitted a form. */
export function thenOf(event: Event): Then {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.value === ANOTHER ? ANOTHER : 'done';
}

/** Submit buttons of a form. In a series of records Enter adds the next. */
export function SubmitButtons({ submit, another, isFurther = false, busy, busyLabel }: SubmitButtonsProps) {
  const { busyLabel: ownLabel, ...button } = submitProps(submit);
  const goesOn = isFurther && another !== undefined;
  return (
    <div className={styles.sticky}>
      <FormActions>
        {/* Enter triggers the first submit button, visible or not, while the visual order stays the same. */}
        {goesOn && <button type="submit" value={ANOTHER} disabled={busy} aria-label={another} hidden />}
        <SubmitButton {...button} busy={busy} busyLabel={busyLabel ?? ownLabel} />
        {another !== undefined && (
          <Button type="submit" value={ANOTHER} disabled={busy}>
            {another}
          </Button>
        )}
      </FormActions>
    </div>
  );
}
