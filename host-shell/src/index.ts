import './shared-on-demand';
import { loadPageData } from './page-data';

// The asynchronous boundary: shared modules are provided before anything asks for them.
void Promise.all([import('./bootstrap'), loadPageData()]).then(([{ bootstrap }, data]) => bootstrap(data));
