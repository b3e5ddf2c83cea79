import type { ComponentType } from 'react';
import type { RecordType } from './contribution.schema';

/** A record of the product. */
export interface RecordReference {
  type: RecordType;
  id: string;
}

/** What the shell tells each piece of a remote about its place. */
export interface PieceProps {
  /** The path of the area. */
  basename?: string | undefined;
  /** Of a tab, a card or an action: the record on whose page it stands. */
  record?: RecordReference | undefined;
  /** Of an action that shows a piece: takes it away again. */
  onClose?: (() => void) | undefined;
}

/** What the module of an area exports, if not `mount`: a component that routes below the area's path. */
export interface AreaModule {
  Area: ComponentType<PieceProps>;
}

/** What the module of a widget exports, if not `mount`. */
export interface WidgetModule {
  Widget: ComponentType<PieceProps>;
}
