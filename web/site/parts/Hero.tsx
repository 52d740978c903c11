import type { ReactNode } from 'react'

interface HeroProps {
  title: string
  lead: ReactNode
  /** A drawing beside the text; without it the text is wider. */
  children?: ReactNode
  /** A second link beside the one to sign up. */
  more?: { text: string; href: string }
}

/** The first view of a page: what it is about, and the link to begin. */
export function Hero({ title, lead, children, more }: HeroProps) {
  return (
    <section className={children ? 'hero' : 'hero alone'}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="actions">
          <a className="button" href="/signup">
            Create an account
          </a>
          {more ? <a href={more.href}>{more.text}</a> : <span>No card needed.</span>}
        </div>
      </div>
      {children && <div className="hero-scene">{children}</div>}
    </section>
  )
}
