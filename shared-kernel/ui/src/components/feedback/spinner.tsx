import styles from './spinner.module.css';

/** A progress spinner. Decorative beside a text; needs a label otherwise. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
  );
}
