import { Button, EmptyState } from '@mantine/core'
import { sentenceOf } from '../lib/errors.ts'

interface LoadFailureProps {
  what: string
  error: unknown
  retry: () => void
}

export function LoadFailure({ what, error, retry }: LoadFailureProps) {
  return (
    <EmptyState role="alert" title={`${what} could not be loaded`} description={sentenceOf(error)}>
      <EmptyState.Actions>
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
