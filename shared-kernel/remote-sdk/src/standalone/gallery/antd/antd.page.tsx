import { AntdDemo } from './antd-demo';
import styles from '../gallery.module.css';

export function AntdPage() {
  return (
    <main className={styles.gallery}>
      <AntdDemo />
    </main>
  );
}
