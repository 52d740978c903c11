import { noticeLimits, type Notice } from '@parley/functions/shared/agencies/notices'
import { shorten, shortenWords } from '../../../lib/formats/formats.ts'
import { t } from './texts.ts'

/** Returns a notice in the reader's language, cut to the size of its card. */
export function noticeWords({ kind, agentTitle, words }: Notice): { title: string; body: string } {
  const title = t(`kind_${kind}`, { agent: shorten(agentTitle, noticeLimits.agentTitle) })
  return {
    title: shortenWords(title, noticeLimits.title),
    body: shortenWords(words || t(`body_${kind}`), noticeLimits.body),
  }
}
