import styles from './paper.module.css';

/** Where people sign, each above what they are. */
export function Signatures({ of }: { of: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {of.map((who) => (
        <p key={who}>{who}</p>
      ))}
    </div>
  );
}
