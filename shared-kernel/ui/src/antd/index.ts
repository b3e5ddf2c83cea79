import './styles/dates.css';
import './styles/popups.css';
import './styles/rest.css';
import './styles/mended.css';
import { closePopupsFirst } from './popup-escape';

export { default as dayjs } from 'dayjs';
export { Grid, version } from 'antd';
export * from './components';
export { ConfigProvider } from './config-provider';
export { App, message, Modal, notification } from './overlays';
export { theme } from './theme';

closePopupsFirst();
