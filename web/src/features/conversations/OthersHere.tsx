import { formatList } from '../../lib/formats.ts'
import { lookingMs, typingMs } from '@parley/functions/shared/presence'
import type { Member } from '@parley/functions/shared/workspace'
import { memberName } from './names.ts'
import styles from './Thread.module.css'
import { useMembers } from './useInboxLists.ts'
import { useNow } from './useNow.ts'
import { usePresences } from './usePresences.ts'

/** Warns that somebody else is at the same conversation, before two people answer it. */
export function OthersHere({ conversationId }: { conversationId: string }) {
  const { others } = usePresences(conversationId)
  const members = useMembers()
  const now = useNow(
    2_000,
    others.some(({ seenAt }) => seenAt > 0),
  )
  const typing = others.filter(({ typingAt }) => now - typingAt < typingMs)
  const looking = others.filter((other) => !typing.includes(other) && now - other.seenAt < lookingMs)
  return (
    <output className={styles.others}>
      {typing.length > 0 && (
        <span>
          {namesOf(typing, members)} {typing.length === 1 ? 'is' : 'are'} typing…
        </span>
      )}
      {looking.length > 0 && (
        <span>
          {namesOf(looking, members)} {looking.length === 1 ? 'is' : 'are'} also looking.
        </span>
      )}
    </output>
  )
}

function namesOf(people: { ID: string }[], members: Member[]): string {
  const names = people.map(({ ID }) => {
    const member = members.find(({ uid }) => uid === ID)
    return member ? memberName(member) : 'Somebody'
  })
  return formatList(names)
}
