import styles from './spinner.module.css';

/** Says that something is at work. Beside a text that says so it is decoration; alone it needs a label. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })} />
  );
}
