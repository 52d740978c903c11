/** Whether an agency's clients can write to it: it needs a support email to receive their messages. */
export function takesFeedback({ supportEmail }: { supportEmail: string }): boolean {
  return supportEmail !== ''
}
