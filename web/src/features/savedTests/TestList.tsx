import type { Agent } from '@parley/functions/shared/agents/agent'
import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'
import type { Region } from '@parley/functions/shared/regions/regions'
import { warningOf, type SavedTest } from '@parley/functions/shared/agents/savedTests'
import { useMemo, type ReactNode } from 'react'
import { DataTable } from '../../components/table/DataTable.tsx'
import { useDeletion } from '../../components/dialogs/useDeletion.tsx'
import type { ListResult } from '../../lib/firestore/documents.ts'
import type { Live } from '../../lib/live/live.ts'
import type { Testable } from './readTestable.ts'
import { deleteTest, maxTests } from './testActions.ts'
import { testColumns } from './testColumns.tsx'
import { TestDetails } from './TestDetails.tsx'
import styles from './TestsPage.module.css'
import { t } from './texts.ts'

interface TestListProps {
  region: Region
  agent: Agent
  tests: Live<ListResult<SavedTest>>
  /** The nodes of the current flow. */
  nodes: Testable['nodes']
  onChange: (test: SavedTest) => void
  empty: ReactNode
}

/** Lists the saved tests with their results; those that got worse are unfolded. */
export function TestList({ region, agent, tests, nodes, onChange, empty }: TestListProps) {
  const { confirmDeletion, question } = useDeletion<SavedTest>({
    title: t('deleteTest'),
    text: (test) => t('testGoes', { question: test.question }),
    remove: (test) => deleteTest(region, test),
    done: t('testDeleted'),
  })
  const fingerprint = agentFingerprint(agent)
  const knowledge = agent.knowledgeVersion
  const draft = useMemo(() => ({ fingerprint, knowledge }), [fingerprint, knowledge])
  const columns = useMemo(
    () => testColumns(draft, { onChange, onDelete: confirmDeletion }),
    [draft, onChange, confirmDeletion],
  )
  const data = tests.status === 'ready' ? tests.data : undefined
  const isFull = data !== undefined && data.items.length + data.brokenIds.length >= maxTests

  return (
    <>
      <DataTable
        label={t('tests')}
        failure={t('testsNotLoaded')}
        rows={tests}
        columns={columns}
        idOf={idOf}
        nameOf={questionOf}
        more={(test) => <TestDetails test={test} nodes={nodes} />}
        isOpenAtFirst={(test) => warningOf(test, draft) === 'worse'}
        brokenText={(id) => t('brokenTest', { id })}
        empty={empty}
      />
      {isFull && <p className={styles.note}>{t('newestShown', { count: maxTests })}</p>}
      {question}
    </>
  )
}

const idOf = ({ ID }: SavedTest) => ID
const questionOf = ({ question }: SavedTest) => question
