import styles from './platform.module.css';

const [WIDTH, HEIGHT] = [120, 24];

interface SparklineProps {
  /** Null where there is none: a gap. */
  values: readonly (number | null)[];
  label: string;
}

/** How a figure went day by day, as a small line; `label` says it to whoever does not see it. */
export function Sparkline({ values, label }: SparklineProps) {
  const top = Math.max(...values.map((value) => value ?? 0), 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const path = values.map((value, day) => {
    if (value === null) return '';
    const point = `${day * step},${HEIGHT - 2 - (value / top) * (HEIGHT - 4)}`;
    // A day between two gaps is a dot.
    return (values[day - 1] ?? null) === null ? `M${point}h0.01` : `L${point}`;
  });
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
