import { Button, EmptyState } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '../lib/useDocumentTitle.ts'
import { t } from './texts.ts'

export function NotFoundPage() {
  useDocumentTitle(t('pageNotFound'))
  return (
    <EmptyState title={t('pageNotFound')} description={t('pageNotFoundHint')}>
      <EmptyState.Actions>
        <Button component={Link} to="/app">
          {t('goToYourAgents')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
