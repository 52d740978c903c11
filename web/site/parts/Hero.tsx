import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink.tsx'
import { useWords } from '../words.ts'

interface HeroProps {
  title: string
  lead: ReactNode
  /** A drawing beside the text; without it the text is wider. */
  children?: ReactNode
  /** A second link beside the one to sign up. */
  more?: { text: string; to: string }
}

/** The first view of a page: what it is about, and the link to begin. */
export function Hero({ title, lead, children, more }: HeroProps) {
  const t = useWords('frame')
  return (
    <section className={children ? 'hero' : 'hero alone'}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="actions">
          <a className="button" href="/signup">
            {t('createAccount')}
          </a>
          {more ? <SiteLink to={more.to}>{more.text}</SiteLink> : <span>{t('noCard')}</span>}
        </div>
      </div>
      {children && <div className="hero-scene">{children}</div>}
    </section>
  )
}
