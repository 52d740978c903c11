import { lookingMs, typingMs } from '@parley/functions/shared/presence'
import styles from './Thread.module.css'
import { useNow } from './useNow.ts'
import { usePresences } from './usePresences.ts'

/** Warns that somebody else is at the same conversation, before two people answer it. */
export function OthersHere({ conversationId }: { conversationId: string }) {
  const { others } = usePresences(conversationId)
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
          {namesOf(typing)} {typing.length === 1 ? 'is' : 'are'} typing…
        </span>
      )}
      {looking.length > 0 && (
        <span>
          {namesOf(looking)} {looking.length === 1 ? 'is' : 'are'} also looking.
        </span>
      )}
    </output>
  )
}

function namesOf(people: { name: string }[]): string {
  return new Intl.ListFormat('en').format(people.map(({ name }) => name || 'Somebody'))
}
