/** Returns whether clients can send feedback to their agency: it needs a support email to receive it. */
export function acceptsFeedback({ supportEmail }: { supportEmail: string }): boolean {
  return supportEmail !== ''
}
