import type { TopicContent } from "../../../../schemas/onboarding";

export interface Slide {
  topicKey: string;
  content: TopicContent;
}
