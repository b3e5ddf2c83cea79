import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Quiet zone that readers need, in modules. */
const BORDER = 4;

export function QrCode({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'M', boostEcc: false, border: BORDER });
  return (
    <svg role="img" aria-label={label} className={styles.code} viewBox={`0 0 ${size} ${size}`}>
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ];
  return runs.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
