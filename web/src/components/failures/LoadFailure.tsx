import { Button, EmptyState } from '@mantine/core'
import { sentenceOf } from '../../lib/errors.ts'
import { t } from '../texts.ts'

interface LoadFailureProps {
  /** The whole sentence: which thing could not be loaded. */
  title: string
  error: unknown
  retry: () => void
}

export function LoadFailure({ title, error, retry }: LoadFailureProps) {
  return (
    <EmptyState role="alert" title={title} description={sentenceOf(error)}>
      <EmptyState.Actions>
        <Button variant="default" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
