import { useEffect } from 'react'
import { sendMetaReturn, type MetaReturn } from '../../../lib/signIn/metaReturn.ts'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { t } from '../texts.ts'

/**
 * The page that Meta redirects to after a sign-in: passes the code on to the window that asked, and closes.
 */
export function MetaCallbackPage() {
  const returned = readReturn()
  useEffect(() => {
    if (returned.state === '') return
    sendMetaReturn(returned)
    window.close()
  })
  return (
    <AuthFrame title={t(returned.code ? 'metaSignedIn' : 'metaNotSignedIn')} lead={t('metaCloseWindow')}>
      {null}
    </AuthFrame>
  )
}

/** Returns the code, which was moved from the URL to the history's state before any request. */
function readReturn(): MetaReturn {
  const storedState: unknown = history.state
  const query = new URLSearchParams(typeof storedState === 'string' ? storedState : location.search)
  return { state: query.get('state') ?? '', code: query.get('code') ?? '' }
}
