import { AntdDemo } from './antd-demo';
import styles from '../gallery.module.css';

/** Page of `npm run gallery` at /gallery/antd. */
export function AntdPage() {
  return (
    <main className={styles.gallery}>
      <AntdDemo />
    </main>
  );
}
