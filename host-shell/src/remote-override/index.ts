export { OverrideBanner } from './override-banner';
export { startOverride } from './start-override';
