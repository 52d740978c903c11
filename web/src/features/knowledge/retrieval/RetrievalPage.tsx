import { Skeleton } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { KnowledgeTabs } from '../KnowledgeTabs.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import styles from './retrieval.module.css'
import { RetrievalResult } from './RetrievalResult.tsx'
import { t } from './texts.ts'
import { useRetrieval } from './useRetrieval.ts'

export interface KnowledgePartProps {
  region: Region
  agentId: string
  agentTitle: string
}

/** Shows what an agent finds for a question, and why. The URL holds the question: `?q=`, `?after=`. */
export function RetrievalPage({ region, agentId, agentTitle }: KnowledgePartProps) {
  const [search, setSearch] = useSearchParams()
  const question = search.get('q') ?? ''
  const after = search.get('after') ?? ''
  const found = useRetrieval(region, agentId, question, after)

  function handleAsk(asked: string, before: string) {
    if (asked === question && before === after && found.status === 'error') found.retry()
    setSearch({ q: asked, ...(before && { after: before }) })
  }

  return (
    <Page
      unseenTitle="onPhones"
      title={t('knowledge')}
      documentTitle={`${t('tryAQuestion')} · ${agentTitle}`}
      lead={t('tryHint')}
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      <QuestionForm
        question={question}
        after={after}
        isBusy={question !== '' && found.status === 'loading'}
        onAsk={handleAsk}
      />
      {question !== '' && found.status === 'loading' && <Skeleton height={180} radius="lg" />}
      {found.status === 'error' && (
        <LoadFailure title={t('notLooked')} error={found.error} retry={found.retry} />
      )}
      {question === '' && <p className={styles.hint}>{t('tryFirstHint')}</p>}
      {question !== '' && found.status === 'ready' && (
        <RetrievalResult region={region} agentId={agentId} question={question} found={found.data} />
      )}
    </Page>
  )
}
