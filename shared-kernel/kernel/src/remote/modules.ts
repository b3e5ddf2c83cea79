import type { ComponentType } from 'react';
import type { RecordType } from './contribution.schema';

/** A record of the product. */
export interface RecordReference {
  type: RecordType;
  id: string;
}

/** Props of each piece of a remote. */
export interface PieceProps {
  /** Path of the area. */
  basename?: string | undefined;
  /** For a tab, card or action: the record of the page. */
  record?: RecordReference | undefined;
  /** For an action that shows a piece: closes it. */
  onClose?: (() => void) | undefined;
}

/** Exports of an area's module, unless it exports `mount`: a component with routes below the area's path. */
export interface AreaModule {
  Area: ComponentType<PieceProps>;
}

/** Exports of a widget's module, unless it exports `mount`. */
export interface WidgetModule {
  Widget: ComponentType<PieceProps>;
}
