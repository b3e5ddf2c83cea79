import { classNames } from '../class-names';
import { ICONS, type IconName } from './icon-names';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** What it says where no text stands beside it; without one it is decoration. */
  label?: string;
  className?: string | undefined;
}

/** A drawing as large as the text around it, in its colour. */
export function Icon({ name, label, className }: IconProps) {
  const { icon } = ICONS[name];
  if (typeof icon === 'function') return null;
  return (
    <svg
      className={classNames(styles.icon, DIRECTED.has(name) && styles.directed, className)}
      viewBox={icon.attrs['viewBox']}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon.children?.map(({ attrs }) => (
        <path key={attrs['d']} d={attrs['d']} />
      ))}
    </svg>
  );
}

/** They point along the line, and so turn around with it. */
const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'forward', 'logout', 'previous']);
