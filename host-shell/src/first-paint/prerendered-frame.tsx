import { Button, classNames, IconButton, Page, Skeleton, SkeletonRows } from '@comptoir/ui';
import layout from '../layout/app-layout.module.css';
import { Brand } from '../layout/brand';
import sidebar from '../layout/sidebar.module.css';

/** Approximate widths of the labels. */
const ENTRIES = ['45%', '60%', '52%', '70%', '40%', '55%', '48%'];

/**
 * Outline of the frame around pages of signed-in people (AppLayout) with a loading list: the same for every role,
 * hidden from screen readers and the keyboard. Only classes of the frame have styles.
 */
export function PrerenderedFrame() {
  return (
    <div className={layout.layout} inert aria-hidden="true">
      <div className={layout.side}>
        <div className={sidebar.brand}>
          <Brand className={sidebar.mark} />
          Comptoir
        </div>
        <ul className={sidebar.list}>
          {ENTRIES.map((width) => (
            <li key={width} className={classNames(sidebar.entry)}>
              <Skeleton width={width} />
            </li>
          ))}
        </ul>
      </div>
      <div className={layout.top}>
        <span className={layout.toggle}>
          <IconButton icon="menu" label="" />
        </span>
        <div className={layout.filter}>
          <div>
            <Skeleton width="30%" />
          </div>
        </div>
        <Button variant="text">
          <Skeleton width="28px" height="28px" />
        </Button>
      </div>
      <div className={layout.main}>
        <Page>
          <Skeleton width="180px" height="32px" />
          <SkeletonRows />
        </Page>
      </div>
    </div>
  );
}
