import { Component, type ReactNode } from "react";

interface Props {
  /** What stands in the place of what has failed. */
  renderFailure: (failure: { error: Error; retry: () => void }) => ReactNode;
  /** It is tried again, or gone. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
}

/** A part that throws, in render, in an effect or because its code does not come, costs itself and no more. */
export class PartBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener("online", this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retry);
    if (this.state.error) this.props.onReset?.();
  }

  override componentDidCatch(error: Error) {
    console.error("A part of the editor failed:", error);
  }

  retry = () => {
    if (!this.state.error) return;
    this.props.onReset?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state as { error: Error | null };
    return error ? this.props.renderFailure({ error, retry: this.retry }) : this.props.children;
  }
}
