import { PhoneLink } from '@comptoir/ui/list-kit';
import styles from './contact-line.module.css';

interface ContactLineProps {
  phone: string | null | undefined;
  email: string;
}

/** Links to call a person or place and to write to it, in one line below its name. */
export function ContactLine({ phone, email }: ContactLineProps) {
  return (
    <span className={styles.line}>
      {phone && <PhoneLink number={phone} className={styles.phone} />}
      <a href={`mailto:${email}`} className={styles.email}>
        <bdi>{email}</bdi>
      </a>
    </span>
  );
}
