import { Link, type LinkProps } from '@comptoir/kernel/internal/router';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { buttonClass, type ButtonLook } from './button-class';

interface ButtonLinkProps extends Omit<LinkProps, 'className'>, ButtonLook {
  icon?: IconName;
}

/** A link that looks like a button, for an action that opens another page. */
export function ButtonLink({ icon, variant, size, block, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
