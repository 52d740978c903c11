import { formatList } from '../../../lib/formats/formats.ts'
import { lookingMs, typingMs } from '@parley/functions/shared/chat/presence'
import type { Member } from '@parley/functions/shared/workspaces/workspace'
import { memberName } from '../names.ts'
import styles from '../thread/Thread.module.css'
import { itemsOf, useMembers } from '../useInboxLists.ts'
import { useNow } from '../../../lib/browser/useNow.ts'
import { usePresences } from './usePresences.ts'
import { t } from '../texts.ts'

/** Warns that another member has this conversation open, before both reply. */
export function ColleaguesHere({ conversationId }: { conversationId: string }) {
  const { others } = usePresences(conversationId)
  const members = itemsOf(useMembers())
  const now = useNow(
    2_000,
    others.some(({ seenAt }) => seenAt > 0),
  )
  const typing = others.filter(({ typingAt }) => now - typingAt < typingMs)
  const looking = others.filter((other) => !typing.includes(other) && now - other.seenAt < lookingMs)
  return (
    <output className={styles.others}>
      {typing.length > 0 && (
        <span>{t('areTyping', { count: typing.length, names: namesOf(typing, members) })}</span>
      )}
      {looking.length > 0 && (
        <span>{t('areLooking', { count: looking.length, names: namesOf(looking, members) })}</span>
      )}
    </output>
  )
}

function namesOf(people: { ID: string }[], members: Member[]): string {
  const names = people.map(({ ID }) => {
    const member = members.find(({ uid }) => uid === ID)
    return member ? memberName(member) : t('somebody')
  })
  return formatList(names)
}
