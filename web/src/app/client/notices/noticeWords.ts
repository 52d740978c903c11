import { noticeLimits, type Notice } from '@parley/functions/shared/agencies/notices'
import { shorten, shortenWords } from '../../../lib/formats/formats.ts'
import { t } from './texts.ts'

/** Returns a notice in the reader's language, cut to the size of its card. */
export function noticeWords({ kind, agentTitle, visitor, words }: Notice): { title: string; body: string } {
  const isByVisitor = kind === 'personWanted' || kind === 'messageToPerson'
  const title =
    isByVisitor && visitor
      ? t(`by_${kind}`, { visitor: shorten(visitor, noticeLimits.visitor) })
      : t(`kind_${kind}`, { agent: shorten(agentTitle, noticeLimits.agentTitle) })
  return {
    title: shortenWords(title, noticeLimits.title),
    body: shortenWords(words || t(`body_${kind}`), noticeLimits.body),
  }
}
