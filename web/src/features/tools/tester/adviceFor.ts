import type { ToolTest } from '@parley/functions/shared/tools/toolTest'
import { t } from '../texts.ts'

type Response = Pick<ToolTest, 'status' | 'redirectsTo' | 'answer' | 'isJson' | 'isPage' | 'isCut'>

/**
 * Returns what a server's response means and what to do about it, in one sentence; undefined for a success
 * that can be used. `hasCredential`: whether the request was sent with one.
 */
export function adviceFor(response: Response, hasCredential: boolean): string | undefined {
  const { status, redirectsTo, answer, isJson, isPage, isCut } = response
  if (status >= 500) return t('advice_serverError')
  if (status >= 400) return adviceForRefusal(status, hasCredential)
  if (status >= 300) return redirectsTo ? t('advice_redirectTo', { url: redirectsTo }) : t('advice_redirect')
  if (isPage) return t('advice_page')
  return isJson || isCut || answer === '' ? undefined : t('advice_notJson')
}

function adviceForRefusal(status: number, hasCredential: boolean): string {
  switch (status) {
    case 401:
    case 403:
      return hasCredential ? t('advice_credentialRefused') : t('advice_credentialMissing')
    case 404:
      return t('advice_notFound')
    case 405:
      return t('advice_wrongMethod')
    case 408:
      return t('advice_requestTimeout')
    case 429:
      return t('advice_tooMany')
    default:
      return t('advice_refused')
  }
}
