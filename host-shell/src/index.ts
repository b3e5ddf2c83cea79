import './trusted-types';
import './shared-on-demand';
import { bootstrap } from './bootstrap';
import { loadPageData } from './page-data';

void loadPageData().then(bootstrap);
