import { Component, type ReactNode } from "react";
import type { PlacedSection } from "../layout/place_splits";

interface Props {
  section: PlacedSection;
  /** What stands in the place of a section that failed; nothing for visitors. */
  onFailure?: ((section: PlacedSection, error: Error) => ReactNode) | undefined;
  children: ReactNode;
}

/** A section that throws, in render, in an effect or because its chunk does not come, costs itself and no more. */
export class SectionBoundary extends Component<Props, { failed: { error: Error; section: PlacedSection } | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(error: Error) {
    return { failed: { error, section: null } };
  }

  static getDerivedStateFromProps(
    { section }: Props,
    { failed }: { failed: { error: Error; section: PlacedSection | null } | null },
  ) {
    if (!failed) return null;
    if (failed.section === null) return { failed: { ...failed, section } };
    return failed.section === section ? null : { failed: null }; // a changed section gets another try
  }

  override componentDidCatch(error: Error) {
    console.error(`Section ${this.props.section.id} (${this.props.section.type}) failed:`, error);
  }

  override render() {
    const { failed } = this.state as { failed: { error: Error } | null };
    if (!failed) return this.props.children;
    return this.props.onFailure?.(this.props.section, failed.error) ?? null;
  }
}
