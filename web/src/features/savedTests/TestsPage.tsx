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
import { t } from './texts.ts'

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
      {t('addTest')}
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
      title={t('tests')}
      documentTitle={`${t('tests')} · ${agent.title}`}
      lead={t('testsHint')}
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
              {isRunning ? t('runningTests') : t('runTests')}
            </Button>
          </>
        )
      }
    >
      {tests.status === 'error' && (
        <LoadFailure title={t('testsNotLoaded')} error={tests.error} retry={tests.retry} />
      )}
      {tests.status === 'loading' && <ListSkeleton />}
      {isEmpty && (
        <EmptyState title={t('noTestsYet')} description={t('noTestsHint')}>
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
    <ul className={rows.list} aria-label={t('tests')}>
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
        <li className={styles.broken}>{t('newestShown', { count: mostTests })}</li>
      )}
      {brokenIds.map((id) => (
        <li key={id} className={styles.broken}>
          {t('brokenTest', { id })}
        </li>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div className={rows.list} aria-busy="true" aria-label={t('loadingTests')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={`${rows.row} ${styles.row}`}>
          <Skeleton height={12} maw={320} />
          <Skeleton height={18} width={64} radius="xl" />
        </div>
      ))}
    </div>
  )
}
