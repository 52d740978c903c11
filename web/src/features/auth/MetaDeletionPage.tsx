import { AuthFrame } from './AuthFrame.tsx'
import { t } from './texts.ts'

/** What somebody reads who had deleted at Meta what is kept of him; it was done before this address was given. */
export function MetaDeletionPage() {
  const code = new URLSearchParams(location.search).get('confirmation') ?? ''
  return (
    <AuthFrame title={t('metaDeleted')} lead={t('metaDeletedLead')}>
      <p>{t.rich('metaConfirmation', { code, c: (text) => <code>{text}</code> })}</p>
    </AuthFrame>
  )
}
