import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** The link to sign up, with what is beside it: by default that no card is needed. */
export function SignUpAction({ children }: { children?: ReactNode }) {
  const t = useWords('frame')
  return (
    <div className="actions">
      <a className="button" href="/signup">
        {t('createAccount')}
      </a>
      {children ?? <span>{t('noCard')}</span>}
    </div>
  )
}
