import { Component, type ReactNode, Suspense } from "react";

/** What stands beside a page and comes later: while it is on its way there is nothing, and where it throws it costs itself. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("A part beside the page failed:", error);
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
