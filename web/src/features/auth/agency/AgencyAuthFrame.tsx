import '../frame/auth.css'
import './clientSignIn.css'
import type { ReactNode } from 'react'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { LazyMarkdown } from '../../../components/text/LazyMarkdown.tsx'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { Flash } from '../frame/Flash.tsx'
import { LanguageChoice } from '../frame/LanguageChoice.tsx'
import { AgencyFooter } from './AgencyFooter.tsx'

interface AgencyAuthFrameProps {
  agency: CurrentAgency
  /** The title of the browser's tab. */
  documentTitle: string
  heading: string
  children: ReactNode
}

/** A page before the dashboard on an agency's host: its picture, its text, its footer. */
export function AgencyAuthFrame({ agency, documentTitle, heading, children }: AgencyAuthFrameProps) {
  const hasWords = agency.brandingText.trim() !== ''
  const { name } = currentBrand()
  useDocumentTitle(documentTitle)
  return (
    <div className={hasWords ? 'auth' : 'auth auth-alone'}>
      <main className="auth-main">
        <a className="auth-brand auth-agency" href="/">
          <BrandLogo size={40} />
          <bdi dir="auto">{name}</bdi>
        </a>
        <div className="auth-sheet">
          <h1>{heading}</h1>
          {children}
        </div>
        <AgencyFooter name={name} footer={agency.footer}>
          <LanguageChoice />
        </AgencyFooter>
      </main>
      {hasWords && (
        <aside className="auth-words">
          <LazyMarkdown text={agency.brandingText} />
        </aside>
      )}
      <Flash />
    </div>
  )
}
