import { AuthFrame } from '../frame/AuthFrame.tsx'
import { t } from '../texts.ts'

/** The confirmation for a person who had their data deleted at Meta; it was done before they got this URL. */
export function MetaDeletionPage() {
  const code = new URLSearchParams(location.search).get('confirmation') ?? ''
  return (
    <AuthFrame title={t('metaDeleted')} lead={t('metaDeletedLead')}>
      <p>{t.rich('metaConfirmation', { code, c: (text) => <code>{text}</code> })}</p>
    </AuthFrame>
  )
}
