import '../frame/auth.css'
import './front.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { Flash } from '../frame/Flash.tsx'
import { goTo } from '../goTo.ts'
import { t } from '../texts.ts'
import { EndingConversation } from './EndingConversation.tsx'
import { FrontFooter } from './FrontFooter.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Proofs } from './Proofs.tsx'
import { SiteForm, type SeenSite } from './SiteForm.tsx'
import { frontTexts } from './texts.ts'

/**
 * The product's page for new visitors, with a conversation in the name and colour of their own site if they
 * enter it.
 */
export function FrontPage() {
  const [site, setSite] = useState<SeenSite>()
  useDocumentTitle(t('frontTitle'))
  return (
    <div className="front">
      <header>
        <a className="auth-brand" href="/">
          <BrandLogo size={24} />
          {currentBrand().name}
        </a>
        <nav className="front-places" aria-label={frontTexts('product')}>
          <a href="#product">{t('proofs')}</a>
          <a href="#how">{frontTexts('how')}</a>
          <a href="/docs">{frontTexts('docs')}</a>
          <a href="/pricing">{frontTexts('pricing')}</a>
        </nav>
        <nav aria-label={t('account')}>
          <Button component="a" variant="subtle" href="/login" onClick={goTo}>
            {t('signIn')}
          </Button>
          <Button component="a" variant="default" href="/signup" onClick={goTo}>
            {t('createAnAccount')}
          </Button>
        </nav>
      </header>
      <main>
        <div className="front-words">
          <h1>{t('frontTitle')}</h1>
          <p>{t('frontLead')}</p>
          <div className="front-begin">
            <Button component="a" size="md" href="/signup" onClick={goTo}>
              {t('createAnAccount')}
            </Button>
            <span>{t('noCardNeeded')}</span>
          </div>
          <SiteForm site={site} onSeen={setSite} />
        </div>
        <EndingConversation key={site?.address} site={site} />
        <Proofs />
        <HowItWorks />
      </main>
      <FrontFooter />
      <Flash />
    </div>
  )
}
