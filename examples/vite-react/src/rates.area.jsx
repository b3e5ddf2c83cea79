import { lazy, Suspense, useState } from 'react';
import styles from './rates.module.css';

const Board = lazy(() => import('./board.jsx'));

/** Built by Vite, drawn by the shell's React. */
export function Area() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.area}>
      <h1>Rates from Vite</h1>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        Show the board
      </button>
      {open && (
        <Suspense fallback="Loading">
          <Board />
        </Suspense>
      )}
    </section>
  );
}
