import { dialledPhone } from '@comptoir/api-contract/phone';
import { useMessages } from './messages/messages';
import styles from './contact-line.module.css';

interface ContactLineProps {
  phone: string | null | undefined;
  email: string;
}

/** Links to call a person or place and to write to it; number and address are in the form. */
export function ContactLine({ phone, email }: ContactLineProps) {
  const t = useMessages();
  return (
    <span className={styles.line}>
      {phone && (
        <a href={`tel:${dialledPhone(phone) ?? ''}`} title={phone}>
          {t('contact.call')}
        </a>
      )}
      <a href={`mailto:${email}`} title={email}>
        {t('contact.write')}
      </a>
    </span>
  );
}
