import { createRoot } from 'react-dom/client';
import type { PageData } from './page-data';

export function bootstrap(_data: PageData): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(<p>hello</p>);
}
