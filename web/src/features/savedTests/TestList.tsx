import type { Agent } from '@parley/functions/shared/agent'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { warningOf, type SavedTest } from '@parley/functions/shared/savedTests'
import { useMemo, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import type { ListResult } from '../../lib/documents.ts'
import type { Live } from '../../lib/live.ts'
import { showToast } from '../../lib/toast.ts'
import { mostTests } from './testActions.ts'
import { testColumns } from './testColumns.tsx'
import { TestDetails } from './TestDetails.tsx'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

interface TestListProps {
  region: Region
  agent: Agent
  tests: Live<ListResult<SavedTest>>
  empty: ReactNode
}

/** The saved tests with their results; what has got worse is open. */
export function TestList({ region, agent, tests, empty }: TestListProps) {
  const [deleting, setDeleting] = useState<SavedTest>()
  const fingerprint = agentFingerprint(agent)
  const knowledge = agent.knowledgeVersion
  const draft = useMemo(() => ({ fingerprint, knowledge }), [fingerprint, knowledge])
  const columns = useMemo(() => testColumns(draft, setDeleting), [draft])
  const data = tests.status === 'ready' ? tests.data : undefined
  const isFull = data !== undefined && data.items.length + data.brokenIds.length >= mostTests

  async function handleDelete({ agentId, ID }: SavedTest) {
    const { deleteDocument } = await import('../../lib/firestore.ts')
    await deleteDocument({ region, path: paths.test(agentId, ID) })
    void showToast(t('testDeleted'))
  }

  return (
    <>
      <DataTable
        label={t('tests')}
        failure={t('theTestsCould')}
        rows={tests}
        columns={columns}
        idOf={idOf}
        nameOf={questionOf}
        more={(test) => <TestDetails test={test} />}
        isOpenAtFirst={(test) => warningOf(test, draft) === 'worse'}
        brokenText={(id) => t('brokenTest', { id })}
        empty={empty}
      />
      {isFull && <p className={styles.note}>{t('newestShown', { count: mostTests })}</p>}
      {deleting && (
        <ConfirmDialog
          title={t('deleteTest')}
          text={t('testGoes', { question: deleting.question })}
          action={t('deleteTest')}
          isDangerous
          onConfirm={() => handleDelete(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

const idOf = ({ ID }: SavedTest) => ID
const questionOf = ({ question }: SavedTest) => question
