import { Button, EmptyState } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '../lib/useDocumentTitle.ts'

export function NotFoundPage() {
  useDocumentTitle('Page not found')
  return (
    <EmptyState title="Page not found" description="The address is wrong, or what was here has been deleted.">
      <EmptyState.Actions>
        <Button component={Link} to="/app">
          Go to your agents
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
