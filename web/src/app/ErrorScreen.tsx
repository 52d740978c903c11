import { Button, EmptyState } from '@mantine/core'
import { sentenceOf } from '../lib/errors.ts'

/** The whole page could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <EmptyState title="This page could not be loaded" description={sentenceOf(error)}>
      <EmptyState.Actions>
        <Button onClick={() => location.reload()}>Load again</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
