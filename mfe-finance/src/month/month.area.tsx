export { MonthPage as Area } from './month.page';
