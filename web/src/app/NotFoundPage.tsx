import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { PageLost } from '../components/PageLost.tsx'
import { t } from '../components/texts.ts'

/** An address inside the dashboard that leads nowhere. */
export function NotFoundPage() {
  return (
    <PageLost>
      <Button component={Link} to="/app">
        {t('toFirstPage')}
      </Button>
    </PageLost>
  )
}
