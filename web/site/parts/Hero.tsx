import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink.tsx'
import { SignUpAction } from './SignUpAction.tsx'

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
  return (
    <section className={children ? 'hero' : 'hero alone'}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <SignUpAction>{more && <SiteLink to={more.to}>{more.text}</SiteLink>}</SignUpAction>
      </div>
      {children && <div className="hero-scene">{children}</div>}
    </section>
  )
}
