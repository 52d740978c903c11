import { SignUpAction } from '../parts/SignUpAction.tsx'
import { useWords } from '../words.ts'
import { FrontClosing } from './FrontClosing.tsx'
import { FrontScene } from './FrontScene.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Proofs } from './Proofs.tsx'
import { SiteForm } from './SiteForm.tsx'

/**
 * The product's page for new visitors, with a conversation in the name and colour of their own site if they
 * enter it.
 */
export function FrontPage() {
  const t = useWords('front')
  return (
    <div className="front">
      <div className="front-first">
        <div className="front-words">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
          <SignUpAction />
          <SiteForm />
        </div>
        <FrontScene />
      </div>
      <Proofs />
      <HowItWorks />
      <FrontClosing />
    </div>
  )
}
