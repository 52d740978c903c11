import type { RowFilter } from '@parley/functions/shared/chat/conversationRows'
import { searchWords, shownStates, termLengths } from '@parley/functions/shared/texts/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'

/**
 * Returns the conditions that Firestore applies; `word` is looked up among the visitor's stored words.
 * Firestore allows one array condition, so with a word the browser filters by tag.
 */
export function conversationFilters(
  { show, unread, channel, tag, language }: InboxFilter,
  uid: string,
  word = '',
): RowFilter[] {
  const filters: RowFilter[] = [['isTest', false]]
  const shown = shownStates[show]
  if (shown) filters.push(['state', shown, 'in'])
  if (show === 'mine') filters.push(['assigneeUid', uid])
  if (unread) filters.push(['seen', false])
  if (channel) filters.push(['channel', channel])
  if (language) filters.push(['language', language])
  if (word) filters.push(['terms', word, 'contains'])
  else if (tag) filters.push(['tags', tag, 'contains'])
  return filters
}

/** Returns the first word of a search that the stored words of the visitor may contain unchanged. */
export function wholeWord(search: string): string {
  return (
    searchWords(search).find(({ length }) => length >= termLengths.least && length <= termLengths.most) ?? ''
  )
}
