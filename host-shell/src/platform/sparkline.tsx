import styles from './platform.module.css';

const [WIDTH, HEIGHT] = [120, 24];

interface SparklineProps {
  /** Null for a gap. */
  values: readonly (number | null)[];
  label: string;
}

/** A line of daily values; `label` describes it for screen readers. */
export function Sparkline({ values, label }: SparklineProps) {
  const top = Math.max(...values.map((value) => value ?? 0), 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const path = values.map((value, day) => {
    if (value === null) return '';
    const point = `${day * step},${HEIGHT - 2 - (value / top) * (HEIGHT - 4)}`;
    // A single day between two gaps is a dot.
    return (values[day - 1] ?? null) === null ? `M${point}h0.01` : `L${point}`;
  });
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
