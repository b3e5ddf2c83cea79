import type { ComponentType } from 'react';

/** What the module of an area exports: a component that routes below the area's path. */
export interface AreaModule {
  Area: ComponentType;
}

/** What the module of a widget exports. */
export interface WidgetModule {
  Widget: ComponentType;
}
