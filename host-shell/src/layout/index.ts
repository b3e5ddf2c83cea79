export { DashboardPage } from '../dashboard/dashboard.page';
export { NotFoundPage } from '../errors/not-found.page';
export { AreaRoute } from '../remotes/area.route';
export { LayoutRoute } from './layout.route';
