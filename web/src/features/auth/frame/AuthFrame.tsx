import './auth.css'
import type { ReactNode } from 'react'
import { BrandLogo } from '../../../components/BrandLogo.tsx'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { Flash } from './Flash.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Scene, type Moment } from './Scene.tsx'

interface AuthFrameProps {
  title: string
  /** The picture above the title. */
  drawing?: ReactNode
  lead?: ReactNode
  /** The part of a conversation beside it. */
  moment?: Moment
  children: ReactNode
}

/** A sheet with one question, and a conversation beside it if there is room. */
export function AuthFrame({ title, drawing, lead, moment, children }: AuthFrameProps) {
  useDocumentTitle(title)
  return (
    <div className="auth">
      <main className="auth-main">
        <a className="auth-brand" href="/">
          <BrandLogo size={24} />
          {currentBrand().name}
        </a>
        <div className="auth-sheet">
          {drawing}
          <h1>{title}</h1>
          {lead && <p className="auth-lead">{lead}</p>}
          {children}
        </div>
        <LanguageChoice />
      </main>
      <aside className="auth-scene" aria-hidden="true">
        <Scene moment={moment} />
      </aside>
      <Flash />
    </div>
  )
}
