import { Button, EmptyState, Skeleton } from '@mantine/core'
import { agentFingerprint } from '@parley/functions/shared/agentFingerprint'
import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'
import { isRunOf, warningOf, type SavedTest } from '@parley/functions/shared/savedTests'
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Page } from '../../components/Page.tsx'
import rows from '../../components/OpenableRows.module.css'
import { showFailure, showToast } from '../../lib/toast.ts'
import { describeRun, mostTests, runTests } from './testActions.ts'
import { TestDialog } from './TestDialog.tsx'
import { TestRow } from './TestRow.tsx'
import styles from './TestsPage.module.css'
import { useTests } from './useTests.ts'

interface TestsPageProps {
  region: Region
  agent: Agent
  /** Saves what has been typed, since a run asks the stored draft; false when that failed. */
  save: () => Promise<boolean>
}

/** Questions with the answers they must get, asked of the draft before it is published. */
export function TestsPage({ region, agent, save }: TestsPageProps) {
  const tests = useTests(region, agent.ID)
  const [isRunning, setRunning] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const count = tests.status === 'ready' ? tests.data.items.length : 0
  const isEmpty = tests.status === 'ready' && tests.data.items.length + tests.data.brokenIds.length === 0
  const addButton = (variant: 'default' | 'filled') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add test
    </Button>
  )

  async function handleRun() {
    setRunning(true)
    try {
      if (!(await save())) return
      const run = await runTests(region, agent.ID)
      await showToast(describeRun(run), run.failed === 0 ? 'good' : 'bad')
    } catch (error) {
      showFailure(error)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Page
      title="Tests"
      documentTitle={`Tests · ${agent.title}`}
      lead="Questions with the answers they must get. A run asks the draft and costs what the answers cost; Publish warns when an answer fails or has changed."
      actions={
        !isEmpty && (
          <>
            {addButton('default')}
            <Button
              leftSection={<IconPlayerPlay size={16} />}
              loading={isRunning}
              disabled={count === 0}
              onClick={() => void handleRun()}
            >
              {isRunning ? 'Running tests…' : 'Run tests'}
            </Button>
          </>
        )
      }
    >
      {tests.status === 'error' && (
        <LoadFailure title="The tests could not be loaded" error={tests.error} retry={tests.retry} />
      )}
      {tests.status === 'loading' && <ListSkeleton />}
      {isEmpty && (
        <EmptyState
          title="No tests yet"
          description="Add a question that matters, or correct an answer in a conversation: the correction becomes a test by itself."
        >
          <EmptyState.Actions>{addButton('filled')}</EmptyState.Actions>
        </EmptyState>
      )}
      {tests.status === 'ready' && !isEmpty && (
        <TestList region={region} agent={agent} tests={tests.data.items} brokenIds={tests.data.brokenIds} />
      )}
      {isAdding && <TestDialog region={region} agentId={agent.ID} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function TestList({
  region,
  agent,
  tests,
  brokenIds,
}: {
  region: Region
  agent: Agent
  tests: SavedTest[]
  brokenIds: string[]
}) {
  const draft = { fingerprint: agentFingerprint(agent), knowledge: agent.knowledgeVersion }
  return (
    <ul className={rows.list} aria-label="Tests">
      {tests.map((test) => (
        <TestRow
          key={test.ID}
          region={region}
          test={test}
          isOutdated={test.last !== null && !isRunOf(test.last, draft)}
          warning={warningOf(test, draft)}
        />
      ))}
      {tests.length + brokenIds.length >= mostTests && (
        <li className={styles.broken}>
          The newest {mostTests} tests are shown, and a run asks no others. Delete what is not needed any
          more.
        </li>
      )}
      {brokenIds.map((id) => (
        <li key={id} className={styles.broken}>
          Test {id} cannot be shown: what is stored of it is not complete.
        </li>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div className={rows.list} aria-busy="true" aria-label="Loading tests">
      {[0, 1, 2].map((row) => (
        <div key={row} className={`${rows.row} ${styles.row}`}>
          <Skeleton height={12} maw={320} />
          <Skeleton height={18} width={64} radius="xl" />
        </div>
      ))}
    </div>
  )
}
