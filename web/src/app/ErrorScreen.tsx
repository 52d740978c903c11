import { Button, EmptyState } from '@mantine/core'
import { sentenceOf } from '../lib/errors.ts'
import { t } from './texts.ts'

/** The whole page could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <EmptyState title={t('pageNotLoaded')} description={sentenceOf(error)}>
      <EmptyState.Actions>
        <Button onClick={() => location.reload()}>{t('loadAgain')}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
