import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  onError: (cause: unknown) => void;
  children: ReactNode;
}

/** Error boundary that passes an error to `onError` and renders nothing. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
