import { defaultBrand } from '../../../functions/src/shared/brand/defaultBrand.ts'
import type { Operator } from '../operator.ts'
import { SiteLink } from '../SiteLink.tsx'
import { useWords } from '../words.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'

interface FooterProps {
  operator: Operator
  /** The path of a page that exists in all languages. */
  translatedPath: string | undefined
}

/** The links of all public pages, by subject, and the languages of the page. */
export function Footer({ operator, translatedPath }: FooterProps) {
  const t = useWords('frame')
  return (
    <footer className="foot">
      <div className="foot-columns">
        <div>
          <p className="brand">
            <Logo size={20} />
            {defaultBrand.name}
          </p>
          <p>{t('blurb')}</p>
          {operator.discord && <a href={operator.discord}>Discord</a>}
          {operator.youtube && <a href={operator.youtube}>YouTube</a>}
        </div>
        <ProductColumn />
        <nav aria-label={t('legal')}>
          <b>{t('legal')}</b>
          <SiteLink to="/legal/about">{t('about')}</SiteLink>
          <SiteLink to="/legal/privacy-policy">{t('privacyPolicy')}</SiteLink>
          <SiteLink to="/legal/tos">{t('terms')}</SiteLink>
          <SiteLink to="/legal/refund-policy">{t('refundPolicy')}</SiteLink>
        </nav>
        <nav aria-label={t('support')}>
          <b>{t('support')}</b>
          <SiteLink to="/docs">{t('docs')}</SiteLink>
          <SiteLink to="/changelog">{t('changelog')}</SiteLink>
          <SiteLink to="/legal/cookie-policy">{t('cookiePolicy')}</SiteLink>
          <SiteLink to="/legal/contact">{t('contact')}</SiteLink>
          {operator.discord && <a href={operator.discord}>Discord</a>}
        </nav>
        <div>
          <b>{t('compliance')}</b>
          <SiteLink to="/legal/gdpr">{t('gdpr')}</SiteLink>
          <SiteLink to="/security">{t('security')}</SiteLink>
        </div>
      </div>
      <div className="foot-end">
        <p>
          © <bdi dir="auto">{operator.name}</bdi>
        </p>
        {translatedPath !== undefined && <LanguageLinks path={translatedPath} />}
      </div>
    </footer>
  )
}

function ProductColumn() {
  const t = useWords('frame')
  return (
    <nav aria-label={t('product')}>
      <b>{t('product')}</b>
      <SiteLink to="/chatbot">{t('chatbot')}</SiteLink>
      <SiteLink to="/voice-agent">{t('voiceAgent')}</SiteLink>
      <SiteLink to="/whatsapp">WhatsApp</SiteLink>
      <SiteLink to="/integrations">{t('integrationList')}</SiteLink>
      <SiteLink to="/demo">{t('demo')}</SiteLink>
      <SiteLink to="/pricing">{t('pricing')}</SiteLink>
    </nav>
  )
}
