import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  onError: (cause: unknown) => void;
  children: ReactNode;
}

/** Hands an error below it to `onError` and shows nothing more. */
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
