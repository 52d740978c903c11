/**
 * Whether an agency's clients can write to it: it needs an address for what they write (checklist row 142).
 */
export function takesFeedback({ supportEmail }: { supportEmail: string }): boolean {
  return supportEmail !== ''
}
