import { useContext, type ReactNode } from 'react'
import { PageLanguage, pathIn } from './words.ts'

interface SiteLinkProps {
  /** The path of the English page. */
  to: string
  className?: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link to another public page: to the one in the reader's language, or to the English one, marked as such. */
export function SiteLink({ to, className, isCurrent = false, children }: SiteLinkProps) {
  const { language, paths } = useContext(PageLanguage)
  const isThere = paths.has(to)
  return (
    <a
      className={className}
      href={isThere ? pathIn(language, to) : to}
      hrefLang={isThere || language === 'en' ? undefined : 'en'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  )
}
