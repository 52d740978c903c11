import type { Citation } from '@parley/functions/shared/conversation'
import { paths } from '@parley/functions/shared/paths'
import { useEffect, useState } from 'react'
import { Passages } from '../../components/Passages.tsx'
import { useInboxPlace } from './InboxPlace.ts'
import { t } from './texts.ts'

/** The passages that an answer rests on, read when they are opened. */
export function StoredPassages({ citations }: { citations: readonly Citation[] }) {
  const { region, agentId } = useInboxPlace()
  const [texts, setTexts] = useState<Record<string, string>>({})
  const names = citations.map(({ passage }) => passage).join(' ')

  useEffect(() => {
    let isCurrent = true
    for (const passage of names.split(' ')) {
      readText(region, paths.passage(agentId, passage)).then(
        (text) => isCurrent && setTexts((known) => ({ ...known, [passage]: text ?? t('passageGone') })),
        () => isCurrent && setTexts((known) => ({ ...known, [passage]: t('passageGone') })),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [region, agentId, names])

  return (
    <Passages
      sources={citations.map(({ id, title, passage }) => ({
        id,
        title,
        text: texts[passage] ?? t('loading'),
      }))}
    />
  )
}

async function readText(region: 'na' | 'eu', path: string): Promise<string | undefined> {
  const { readDocument } = await import('../../lib/firestore.ts')
  return (await readDocument('passage', { region, path }))?.text
}
