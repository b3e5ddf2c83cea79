export { MapsConfig } from './maps-config.schema';
