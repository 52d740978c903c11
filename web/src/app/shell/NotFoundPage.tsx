import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router-dom'
import { PageLost } from '../../components/failures/PageLost.tsx'
import { t } from '../../components/texts.ts'
import { missingPath } from '../../lib/navigation/missingPath.ts'

/** The page for an unknown URL inside the dashboard, and for one whose document is missing. */
export function NotFoundPage() {
  return (
    <PageLost path={missingPath(useLocation().state)}>
      <Button component={Link} to="/app">
        {t('toFirstPage')}
      </Button>
    </PageLost>
  )
}
