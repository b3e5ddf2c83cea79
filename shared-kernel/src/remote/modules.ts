import type { ComponentType } from 'react';

/** What the shell tells each piece of a remote about its place. */
export interface PieceProps {
  /** The path of the area. */
  basename?: string | undefined;
}

/** What the module of an area exports, if not `mount`: a component that routes below the area's path. */
export interface AreaModule {
  Area: ComponentType<PieceProps>;
}

/** What the module of a widget exports, if not `mount`. */
export interface WidgetModule {
  Widget: ComponentType<PieceProps>;
}
