import './auth.css'
import { useState, type ReactNode } from 'react'
import { BrandLogo } from '../../components/BrandLogo.tsx'
import { currentBrand } from '../../lib/brand/currentBrand.ts'
import { takeFlash } from '../../lib/stored.ts'
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Scene } from './Scene.tsx'
import { useAfter } from './useAfter.ts'

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A sheet of paper with one question on it, and a conversation beside it where there is room. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const [flash] = useState(takeFlash)
  // Screen readers say what comes into a page, not what it begins with.
  const isSaid = useAfter(0)
  const isOver = useAfter(4500)
  useDocumentTitle(title)
  return (
    <div className="auth">
      <main className="auth-main">
        <a className="auth-brand" href="/">
          <BrandLogo size={24} />
          {currentBrand().name}
        </a>
        <div className="auth-sheet">
          <h1>{title}</h1>
          {lead && <p className="auth-lead">{lead}</p>}
          {children}
        </div>
        <LanguageChoice />
      </main>
      <aside className="auth-scene" aria-hidden="true">
        <Scene />
      </aside>
      <output className="auth-flash-area">
        {isSaid && !isOver && flash && <span className="auth-flash">{flash}</span>}
      </output>
    </div>
  )
}
