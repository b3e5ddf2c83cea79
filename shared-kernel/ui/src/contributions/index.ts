export { provideSlots, type Contributed, type SlotHost, type SlotPieceProps } from './slots';
