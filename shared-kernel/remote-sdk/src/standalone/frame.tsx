import { signOut } from '@comptoir/kernel/http';
import { useLanguage } from '@comptoir/kernel/i18n';
import { NavLink, Route, Routes } from '@comptoir/kernel/router';
import { useRoleSelection } from '@comptoir/kernel/selection';
import { useClaims } from '@comptoir/kernel/session';
import { CountryOfficeFilter, Button, SkeletonRows } from '@comptoir/ui';
import { Suspense } from 'react';
import { Looks } from './looks';
import { PieceBoundary } from './piece-boundary';
import { areas, widgets, type Piece } from './pieces';
import styles from './standalone.module.css';

export function Frame() {
  useRoleSelection();
  const { role } = useClaims();
  const { language } = useLanguage();
  return (
    <>
      <header className={styles.bar}>
        <nav aria-label="Areas" className={styles.areas}>
          <NavLink to="/">Widgets</NavLink>
          {areas.map(({ path, title }) => (
            <NavLink key={path} to={path}>
              {title[language] ?? title.en}
            </NavLink>
          ))}
        </nav>
        <CountryOfficeFilter />
        <Looks />
        <Button onClick={signOut}>Sign out</Button>
      </header>
      <main className={styles.content}>
        <Suspense fallback={<SkeletonRows />}>
          <Routes>
            <Route index element={<Widgets />} />
            {areas.map((area) => (
              // Another role remounts the piece, because its state belongs to the former role.
              <Route
                key={area.path}
                path={`${area.path}/*`}
                element={<PieceForRole key={role} piece={area} basename={area.path} />}
              />
            ))}
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

function Widgets() {
  if (widgets.length === 0) return <p>This remote has no widgets.</p>;
  return widgets.map((widget) => <PieceForRole key={widget.path} piece={widget} />);
}

function PieceForRole({ piece: { path, roles, record, Content }, basename }: { piece: Piece; basename?: string }) {
  const { role } = useClaims();
  if (roles && !roles.includes(role)) return <p>{`${path} is not for ${role}.`}</p>;
  return (
    <PieceBoundary name={path}>
      <Content basename={basename} record={record} />
    </PieceBoundary>
  );
}
