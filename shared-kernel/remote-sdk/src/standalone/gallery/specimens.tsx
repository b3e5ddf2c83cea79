import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import type { Family } from './specimen';

export function Specimens({ title, controls }: Family) {
  return (
    <section>
      <h2>{title}</h2>
      {Object.entries(controls).map(([name, states]) => (
        <section key={name}>
          <h3>{name}</h3>
          <div className={styles.states}>
            {Object.entries(states).map(([state, control]) => (
              <Specimen key={state} state={state}>
                {control}
              </Specimen>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <figure data-focus={state.endsWith('focus') || undefined} className={styles.state}>
      <figcaption className={styles.name}>{state}</figcaption>
      {children}
    </figure>
  );
}
