import type { MouseEvent } from 'react';
import { Button } from '../../components/button/button';
import { focusFirstField } from '../../components/page/focus-first-field';
import { useSummaryMessages } from './summary-messages';

/** Scrolls to the form below a summary and focuses its first field. Part of the header of the page. */
export function EditButton({ disabled }: { disabled: boolean }) {
  const t = useSummaryMessages();
  return (
    <Button icon="edit" disabled={disabled} onClick={showForm}>
      {t('edit')}
    </Button>
  );
}

function showForm({ currentTarget }: MouseEvent): void {
  const form = currentTarget.closest('header')?.parentElement?.querySelector('form');
  form?.scrollIntoView({ block: 'start' });
  // The focus shows the button to save, which lengthens the page.
  requestAnimationFrame(() => form?.scrollIntoView({ block: 'start' }));
  if (focusFirstField(currentTarget) || !form) return;
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
}
