import type { Citation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { Passages } from '../../components/Passages.tsx'
import { useRead } from '../../lib/useRead.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

/** The passages that an answer rests on, read when they are opened. */
export function StoredPassages({ citations }: { citations: readonly Citation[] }) {
  const { region, agentId } = useInboxPlace()
  const names = citations.map(({ passage }) => passage)
  const read = useRead(['passages', region, agentId, names], () =>
    Promise.all(names.map((name) => readText(region, paths.passage(agentId, name)))),
  )
  const textOf = (index: number) =>
    read.status === 'ready'
      ? (read.data[index] ?? t('passageGone'))
      : t(read.status === 'error' ? 'passageGone' : 'loading')

  return <Passages sources={citations.map(({ id, title }, index) => ({ id, title, text: textOf(index) }))} />
}

/** A passage's words; null where they cannot be read, which keeps no other from being shown. */
async function readText(region: Region, path: string): Promise<string | null> {
  const { readDocument } = await import('../../lib/firestore.ts')
  return readDocument('passage', { region, path }).then(
    (passage) => passage?.text ?? null,
    () => null,
  )
}
