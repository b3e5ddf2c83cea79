import { FormActions, SubmitButton } from '@comptoir/shared-kernel/fields';
import { Button } from '../ui/button/button';
import { submitProps, type SubmitText } from './submit-text';

/** What the person wants once a record is saved: to be done, or to make a further one. */
export type Then = 'done' | 'another';

interface SubmitButtonsProps {
  submit: SubmitText;
  /** On the button that saves and goes on with a further record; absent where there is none. */
  another?: string | undefined;
  /** Whether the record is such a further one. */
  isFurther?: boolean | undefined;
  busy: boolean;
  busyLabel?: string | undefined;
}

const ANOTHER: Then = 'another';

/** Which of the `SubmitButtons` sent a form. */
export function thenOf(event: Event): Then {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.value === ANOTHER ? ANOTHER : 'done';
}

/** The buttons that send a form. In a row of further records Enter goes on with the next one. */
export function SubmitButtons({ submit, another, isFurther = false, busy, busyLabel }: SubmitButtonsProps) {
  const { busyLabel: ownLabel, ...button } = submitProps(submit);
  const goesOn = isFurther && another !== undefined;
  return (
    <FormActions>
      {/* Enter does what the first button does, seen or not: the buttons stand in one order everywhere. */}
      {goesOn && <button type="submit" value={ANOTHER} disabled={busy} aria-label={another} hidden />}
      <SubmitButton {...button} busy={busy} busyLabel={busyLabel ?? ownLabel} />
      {another !== undefined && (
        <Button type="submit" value={ANOTHER} disabled={busy}>
          {another}
        </Button>
      )}
    </FormActions>
  );
}
