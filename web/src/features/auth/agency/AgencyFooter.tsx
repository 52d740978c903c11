import { useState, type ReactNode } from 'react'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { t } from './texts.ts'

interface AgencyFooterProps {
  name: string
  footer: CurrentAgency['footer']
  /** The content before everything else. */
  children: ReactNode
}

/** The agency's name and its links. */
export function AgencyFooter({ name, footer, children }: AgencyFooterProps) {
  const [year] = useState(() => String(new Date().getFullYear()))
  const { mainWebsite, supportEmail, tosPage, privacyPolicypPage, address } = footer
  return (
    <footer className="auth-footer">
      {children}
      <ul>
        {mainWebsite && <FooterLink href={mainWebsite} text={t('website')} />}
        {supportEmail && <FooterLink href={`mailto:${supportEmail}`} text={t('support')} />}
        {tosPage && <FooterLink href={tosPage} text={t('terms')} />}
        {privacyPolicypPage && <FooterLink href={privacyPolicypPage} text={t('privacy')} />}
        <li>{t('gdpr')}</li>
      </ul>
      <p>
        {t.rich('copyright', {
          year,
          name,
          b: (text) => <bdi dir="auto">{text}</bdi>,
        })}
        {address && (
          <>
            {' · '}
            <bdi dir="auto">{address}</bdi>
          </>
        )}
      </p>
    </footer>
  )
}

function FooterLink({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href} rel="noopener noreferrer">
        {text}
      </a>
    </li>
  )
}
