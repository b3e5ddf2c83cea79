export { Palette } from './palette.dialog';
