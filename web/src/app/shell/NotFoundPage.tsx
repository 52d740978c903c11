import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { PageLost } from '../../components/failures/PageLost.tsx'
import { t } from '../../components/texts.ts'

/** The page for an unknown URL inside the dashboard. */
export function NotFoundPage() {
  return (
    <PageLost>
      <Button component={Link} to="/app">
        {t('toFirstPage')}
      </Button>
    </PageLost>
  )
}
