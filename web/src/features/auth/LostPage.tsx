import './frame/auth.css'
import { Button } from '@mantine/core'
import { BrandLogo } from '../../components/BrandLogo.tsx'
import { PageLost } from '../../components/failures/PageLost.tsx'
import { t } from '../../components/texts.ts'
import { currentBrand } from '../../lib/brand/currentBrand.ts'
import { Flash } from './frame/Flash.tsx'

/** The page for an unknown URL outside the dashboard. */
export function LostPage() {
  return (
    <main className="auth-main auth-lost">
      <a className="auth-brand" href="/">
        <BrandLogo size={24} />
        {currentBrand().name}
      </a>
      <PageLost>
        <Button component="a" size="md" href="/">
          {t('toFirstPage')}
        </Button>
      </PageLost>
      <Flash />
    </main>
  )
}
