import { Notice } from '@comptoir/ui';
import { Component, type ReactNode } from 'react';
import styles from './standalone.module.css';

interface PieceBoundaryProps {
  name: string;
  children: ReactNode;
}

/** In milliseconds. By then React has replaced the components after a hot update. */
const EXCHANGED_MS = 200;

/** Shows the error of a piece in its place, until its sources change. */
export class PieceBoundary extends Component<PieceBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidMount(): void {
    import.meta.webpackHot?.addStatusHandler(this.tryAgain);
  }

  override componentWillUnmount(): void {
    import.meta.webpackHot?.removeStatusHandler(this.tryAgain);
  }

  private readonly tryAgain = (status: string): void => {
    if (status === 'idle') setTimeout(() => this.setState({ error: undefined }), EXCHANGED_MS);
  };

  override render(): ReactNode {
    const error: unknown = this.state.error;
    if (error === undefined) return this.props.children;
    return (
      <Notice tone="danger" title={`${this.props.name} threw`}>
        <pre className={styles.thrown}>{error instanceof Error ? error.stack : JSON.stringify(error)}</pre>
      </Notice>
    );
  }
}
