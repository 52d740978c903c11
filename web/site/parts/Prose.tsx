import type { ReactNode } from 'react'

interface ProseProps {
  title: string
  /** When the text was last changed, as "28 November 2026". */
  changed?: string
  children: ReactNode
}

/** A page of running text. */
export function Prose({ title, changed, children }: ProseProps) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      {changed && <p className="prose-date">Last changed on {changed}</p>}
      {children}
    </article>
  )
}
