import { Progress as AntdProgress } from 'antd';
import { AntdProvider } from './antd-provider';

interface ProgressProps {
  /** From 0 to 100. */
  percent: number;
  /** What it measures, read aloud. */
  label: string;
  shape?: 'line' | 'circle';
  /** Width of a circle in CSS pixels. */
  size?: number;
}

/** How much of something is done. */
export function Progress({ percent, label, shape = 'line', size = 96 }: ProgressProps) {
  return (
    <AntdProvider>
      {shape === 'circle' ? (
        <AntdProgress aria-label={label} percent={percent} type="circle" size={size} />
      ) : (
        <AntdProgress aria-label={label} percent={percent} />
      )}
    </AntdProvider>
  );
}
