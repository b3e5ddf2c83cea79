import { signOut } from '@comptoir/shared-kernel/http';
import { NavLink, Route, Routes } from '@comptoir/shared-kernel/router';
import { CountryOfficeFilter, useRoleSelection } from '@comptoir/shared-kernel/selection';
import { Button, SkeletonRows } from '@comptoir/shared-kernel/ui';
import { Suspense } from 'react';
import { areas, widgets } from './pieces';
import styles from './standalone.module.css';

/** What a remote needs around it: its areas, the selection, and a way out. */
export function Frame() {
  useRoleSelection();
  return (
    <>
      <header className={styles.bar}>
        <nav aria-label="Areas" className={styles.areas}>
          <NavLink to="/">Widgets</NavLink>
          {areas.map(({ path, title }) => (
            <NavLink key={path} to={path}>
              {title}
            </NavLink>
          ))}
        </nav>
        <CountryOfficeFilter />
        <Button onClick={signOut}>Sign out</Button>
      </header>
      <main className={styles.content}>
        <Suspense fallback={<SkeletonRows />}>
          <Routes>
            <Route index element={<Widgets />} />
            {areas.map(({ path, Content }) => (
              <Route key={path} path={`${path}/*`} element={<Content basename={path} />} />
            ))}
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

function Widgets() {
  if (widgets.length === 0) return <p>This remote has no widgets.</p>;
  return widgets.map(({ path, Content }) => <Content key={path} />);
}
