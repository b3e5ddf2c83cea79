import { App, openComptoir, useEntries } from '@comptoir/host-shell';
import { createBrowserRouter, NavLink, Outlet } from '@comptoir/kernel/router';
import { useSession } from '@comptoir/kernel/session';
import { createRoot } from 'react-dom/client';
import { SignIn } from './sign-in';
import './host.css';

function Host() {
  const entries = useEntries();
  if (useSession().status === 'signed-out') return <SignIn />;
  return (
    <>
      <nav>
        {entries.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createBrowserRouter([{ path: '/', element: <Host />, children: await openComptoir() }]);
createRoot(document.body.appendChild(document.createElement('div'))).render(<App router={router} />);
