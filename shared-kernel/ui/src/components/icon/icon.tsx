import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { useEffect } from 'react';
import { onDemand } from '@comptoir/kernel/store/on-demand';
import { classNames } from '../class-names';
import { type IconName, ICONS } from './icon-names';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Accessible name; decorative without it. */
  label?: string;
  className?: string | undefined;
}

const ON_DEMAND = {
  // The chunk of the layout, which each page with a navigation has loaded; one of its own would add a request.
  layout: onDemand(async () => (await import(/* webpackChunkName: "layout" */ './layout-drawings')).LAYOUT_DRAWINGS),
  late: onDemand(async () => (await import(/* webpackChunkName: "icons" */ './on-demand-drawings')).ON_DEMAND_DRAWINGS),
};

/** An icon in the size and colour of the text around it; reserves its space until the drawing is loaded. */
export function Icon({ name, label, className }: IconProps) {
  const icon = useDrawing(name)?.icon;
  if (typeof icon === 'function') return null;
  return (
    <svg
      className={classNames(styles.icon, DIRECTED.has(name) && styles.directed, className)}
      viewBox={icon?.attrs['viewBox']}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon?.children?.map(({ attrs }) => (
        <path key={attrs['d']} d={attrs['d']} />
      ))}
    </svg>
  );
}

function useDrawing(name: IconName): IconDefinition | undefined {
  const drawing = ICONS[name];
  const isOnDemand = typeof drawing === 'string';
  const onDemandDrawings = ON_DEMAND[isOnDemand ? drawing : 'late'];
  const drawings = onDemandDrawings.useLoaded()?.Component;
  useEffect(() => {
    // After a failure the next icon retries.
    if (isOnDemand) void onDemandDrawings.load().catch(() => undefined);
  }, [isOnDemand, onDemandDrawings]);
  return isOnDemand ? drawings?.[name] : drawing;
}

const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'forward', 'logout', 'previous']);
