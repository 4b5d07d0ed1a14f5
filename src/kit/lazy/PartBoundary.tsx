import { Component, type ReactNode, Suspense } from "react";

interface Props {
  /** What stands there while the part is on its way. */
  waiting?: ReactNode;
  /** What stands in the place of a part that failed; nothing where nobody asked for it. */
  renderFailure?: ((retry: () => void) => ReactNode) | undefined;
  /** It is tried again, or gone. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
}

/** What stands beside a page and comes later: where it throws, it costs itself. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("A part beside the page failed:", error);
  }

  override componentWillUnmount() {
    if (this.state.hasFailed) this.props.onReset?.();
  }

  retry = () => {
    this.props.onReset?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { waiting = null, renderFailure, children } = this.props;
    return this.state.hasFailed ? (renderFailure?.(this.retry) ?? null) : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
