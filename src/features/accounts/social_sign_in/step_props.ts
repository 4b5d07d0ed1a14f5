export interface StepProps {
  linkedAccountUuid: string;
  email: string;
  onSignedIn: () => void;
}
