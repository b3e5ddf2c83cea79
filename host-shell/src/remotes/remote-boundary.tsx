import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onCrash: (cause: unknown) => void;
  children: ReactNode;
}

export class RemoteBoundary extends Component<RemoteBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(cause: unknown, _info: ErrorInfo): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
