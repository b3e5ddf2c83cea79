import { Icon } from '@comptoir/ui';
import { MediaField, type Uploads } from '@comptoir/ui/collections';
import { fieldsOf } from '@comptoir/ui/records';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { loadSignatureField } from './lazy-fields';
import type { PickUpValues } from './pick-up-form.schema';
import styles from './pick-up-form.module.css';

const { TextField } = fieldsOf<PickUpValues>();

const SignatureField = lazy(loadSignatureField);

interface MoreFieldsProps {
  uploads: Uploads;
  /** Undefined for a stop without cash. */
  onSign?: (drawing: File | null) => void;
  /** Fields of the amount. */
  children?: ReactNode;
}

/** Rarely used fields, folded at each stop. */
export function MoreFields({ uploads, onSign, children }: MoreFieldsProps) {
  const t = useMessages();
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
      <summary className={styles.fold}>
        {t('record.more')}
        <Icon name="down" />
      </summary>
      <div className={styles.fields}>
        <MediaField uploads={uploads} />
        {children}
        {onSign && (
          <>
            <TextField name="signerName" label={t('record.signer')} optional autoComplete="off" />
            <Suspense>{wasOpen && <SignatureField onChange={onSign} />}</Suspense>
            <TextField name="seal" label={t('record.seal')} optional autoComplete="off" autoCapitalize="characters" />
          </>
        )}
      </div>
    </details>
  );
}
