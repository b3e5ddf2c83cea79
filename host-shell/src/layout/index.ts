export { NotFoundPage } from '../errors/not-found.page';
export { HomePage } from '../home/home.page';
export { AreaRoute } from '../remotes/area.route';
export { LayoutRoute } from './layout.route';
