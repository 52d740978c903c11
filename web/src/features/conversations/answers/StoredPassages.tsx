import type { Citation, Passage } from '@parley/functions/shared/chat/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Passages } from '../../../components/text/Passages.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { t } from '../texts.ts'

interface StoredPassagesProps {
  citations: readonly Citation[]
  /** The answer, or its sentence, whose words are marked. */
  answer: string
}

/** Shows the passages that an answer was based on, read when they are opened. */
export function StoredPassages({ citations, answer }: StoredPassagesProps) {
  const { region, agentId } = useInboxAgentRef()
  const mayOpen = useMay('readKnowledge')
  const names = citations.map(({ passage }) => passage)
  const read = useRead(['passages', region, agentId, names], () =>
    Promise.all(names.map((name) => readPassage(region, paths.passage(agentId, name)))),
  )
  const textOf = (index: number) =>
    read.status === 'ready'
      ? (read.data[index]?.text ?? t('passageGone'))
      : t(read.status === 'error' ? 'passageGone' : 'loading')

  return (
    <Passages
      answer={answer}
      sources={citations.map(({ id, title }, index) => ({
        id,
        title,
        text: textOf(index),
        url: read.status === 'ready' ? read.data[index]?.url : undefined,
        ...(mayOpen && { path: webPaths.passage(region, agentId, id) }),
      }))}
    />
  )
}

/** Reads a passage; null when it cannot be read, so that the other passages still appear. */
async function readPassage(region: Region, path: string): Promise<Passage | null> {
  const { readDocument } = await import('../../../lib/firestore/firestore.ts')
  return readDocument('passage', { region, path }).catch(() => null)
}
