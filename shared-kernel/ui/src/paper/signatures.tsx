import styles from './paper.module.css';

/** Signature lines, each with a role below. */
export function Signatures({ of }: { of: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {of.map((who) => (
        <p key={who}>{who}</p>
      ))}
    </div>
  );
}
