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
  const retrieval = useRetrieval(region, agentId, question, after)

  function handleAsk(text: string, before: string) {
    if (text === question && before === after && retrieval.status === 'error') retrieval.retry()
    setSearch({ q: text, ...(before && { after: before }) })
  }

  return (
    <Page
      isTitleUnseen
      title={t('knowledge')}
      documentTitle={`${t('tryAQuestion')} · ${agentTitle}`}
      lead={t('tryHint')}
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      <QuestionForm
        question={question}
        after={after}
        isBusy={question !== '' && retrieval.status === 'loading'}
        onAsk={handleAsk}
      />
      {question !== '' && retrieval.status === 'loading' && <Skeleton height={180} radius="lg" />}
      {retrieval.status === 'error' && (
        <LoadFailure title={t('notLooked')} error={retrieval.error} retry={retrieval.retry} />
      )}
      {question === '' && <p className={styles.hint}>{t('tryFirstHint')}</p>}
      {question !== '' && retrieval.status === 'ready' && (
        <RetrievalResult region={region} agentId={agentId} question={question} found={retrieval.data} />
      )}
    </Page>
  )
}
