export interface Box {
  width: number;
  height: number;
}

export interface Rectangle extends Box {
  left: number;
  top: number;
}

export interface Placement {
  left: number;
  top: number;
  maxHeight: number;
}

const GAP = 4;
const MARGIN = 8;

/**
 * Where a panel goes: under its anchor, or above where there is more room for it, and never past the edge of the
 * viewport. All in CSS pixels.
 */
export function placePanel(anchor: Rectangle, panel: Box, viewport: Box, alignRight: boolean): Placement {
  const below = viewport.height - anchor.top - anchor.height - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  const goesUp = panel.height > below && above > below;
  const maxHeight = goesUp ? above : below;
  const height = Math.min(panel.height, maxHeight);
  const wanted = alignRight ? anchor.left + anchor.width - panel.width : anchor.left;
  return {
    left: Math.max(MARGIN, Math.min(wanted, viewport.width - panel.width - MARGIN)),
    top: goesUp ? anchor.top - GAP - height : anchor.top + anchor.height + GAP,
    maxHeight,
  };
}
