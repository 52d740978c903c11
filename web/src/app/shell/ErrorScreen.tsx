import { Button, EmptyState } from '@mantine/core'
import { sentenceOf } from '../../lib/errors.ts'
import { t } from '../texts.ts'

/** A screen for an error of the whole page. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <EmptyState title={t('pageNotLoaded')} description={sentenceOf(error)}>
      <EmptyState.Actions>
        <Button onClick={() => location.reload()}>{t('loadAgain')}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
