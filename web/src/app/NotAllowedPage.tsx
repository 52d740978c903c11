import { EmptyState } from '@mantine/core'

/** A page that this person's role does not open. */
export function NotAllowedPage({ label }: { label: string }) {
  return (
    <EmptyState
      title={`You may not see “${label}” here`}
      description="Ask the owner of the workspace to share it with you."
    />
  )
}
