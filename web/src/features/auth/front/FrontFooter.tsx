import './foot.css'
import { Button } from '@mantine/core'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { goTo } from '../goTo.ts'
import { LanguageChoice } from '../frame/LanguageChoice.tsx'
import { SceneReceipt } from '../frame/SceneReceipt.tsx'
import { t } from '../texts.ts'
import { frontTexts } from './texts.ts'

/** The sign-up link again, and all public pages. */
export function FrontFooter() {
  const { name } = currentBrand()
  return (
    <footer className="front-foot">
      <section className="front-closing" aria-labelledby="closing">
        <h2 id="closing">{frontTexts('closing')}</h2>
        <p>{frontTexts('closingLead')}</p>
        <div>
          <Button component="a" size="md" href="/signup" onClick={goTo}>
            {t('createAnAccount')}
          </Button>
          <span>{t('noCardNeeded')}</span>
        </div>
        <aside aria-hidden="true">
          <SceneReceipt
            isWhole
            other={{
              source: frontTexts('closingSource'),
              seconds: frontTexts('closingSeconds'),
              amount: frontTexts('closingAmount'),
              paid: frontTexts('closingPaid'),
            }}
          />
        </aside>
      </section>
      <div className="front-columns">
        <div>
          <p className="auth-brand">
            <BrandLogo size={20} />
            {name}
          </p>
          <p>{t('frontTitle')}</p>
        </div>
        <div className="front-links">
          <b>{frontTexts('product')}</b>
          <a href="#product">{t('proofs')}</a>
          <a href="#how">{frontTexts('how')}</a>
          <a href="/demo">{frontTexts('demo')}</a>
          <a href="/integrations">{frontTexts('integrations')}</a>
          <a href="/pricing">{frontTexts('pricing')}</a>
          <a href="/docs">{frontTexts('docs')}</a>
        </div>
        <div className="front-links">
          <b>{t('account')}</b>
          <a href="/login" onClick={goTo}>
            {t('signIn')}
          </a>
          <a href="/signup" onClick={goTo}>
            {t('createAnAccount')}
          </a>
          <a href="/forgot-password" onClick={goTo}>
            {t('forgotTitle')}
          </a>
        </div>
        <div className="front-links">
          <b>{frontTexts('legal')}</b>
          <a href="/legal/about">{frontTexts('about')}</a>
          <a href="/legal/privacy-policy">{frontTexts('privacyPolicy')}</a>
          <a href="/legal/tos">{frontTexts('terms')}</a>
          <a href="/legal/refund-policy">{frontTexts('refundPolicy')}</a>
          <a href="/legal/cookie-policy">{frontTexts('cookiePolicy')}</a>
          <a href="/legal/contact">{frontTexts('contact')}</a>
        </div>
        <div>
          <b>{frontTexts('dataTitle')}</b>
          <p>{frontTexts('dataHint')}</p>
          <a href="/security">{frontTexts('security')}</a>
          <a href="/legal/gdpr">{frontTexts('gdpr')}</a>
        </div>
      </div>
      <LanguageChoice />
    </footer>
  )
}
